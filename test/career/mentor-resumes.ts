import { MENTOR_STUDENTS, type MentorPerson } from '#test/career/mentor-people.ts'

type Rest = Pick<MentorPerson, 'name' | 'story' | 'dreamRole' | 'resume' | 'verdict'> & Partial<MentorPerson>

const withResume = (rest: Rest): MentorPerson => ({
  skills: [],
  evidence: 'resume',
  wantsInterimRole: false,
  learningPreference: 'all',
  timeCommitment: '1-2',
  challenges: [],
  timeframe: '12months',
  ...rest,
})

/** Twelve more, whose work counts as much as what they list; the first four are seniors. */
const MENTOR_WORKERS = (
  [
    {
      name: 'Maeve',
      story: 'Eighteen years on the ledger of a bank, in COBOL and lately Java',
      dreamRole: 'Software Developer',
      resume: 'people-third/t01',
      verdict:
        "Yes. She is told that she could start tomorrow and is sent to no beginner's course in anything she does; the cloud and containers are what her adverts will ask for. Docker and Kubernetes in one paid course are more than she needs at first; the free tutorial before it would do.",
    },
    {
      name: 'Ulrike',
      story: 'Lead designer with a design system and a team of five',
      dreamRole: 'UI/UX Designer',
      resume: 'people-third/t16',
      verdict:
        'Yes. The hunt comes first, as it should, and measuring designs is what a lead grows into. Before, she was sent to a book that was written for developers.',
    },
    {
      name: 'Sindre',
      story: 'Senior network engineer of a provider, Juniper since 2013',
      dreamRole: 'Network Engineer',
      resume: 'people-third/t24',
      verdict:
        'Yes. Ready, nothing to study first, and the four things to grow into are the ones his adverts name. The first course on Azure that is offered beside them is below him, and optional.',
    },
    {
      name: 'Dara',
      story: 'Staff platform engineer with clusters for 70 teams',
      dreamRole: 'Cloud Engineer',
      resume: 'people/n22',
      verdict:
        'Yes. No course at all is the right answer; several clouds and recovery are the talk of her next interview.',
    },
    {
      name: 'Katrin',
      story: 'Java developer, back after six years with her children',
      dreamRole: 'Software Developer',
      resume: 'people-third/t03',
      challenges: ['time'],
      timeframe: '6months',
      verdict:
        'Partly. A skill that stands in a German compound is read now, and by two points she is told that she could start tomorrow; ready to be interviewed is what six years away mean. Pipelines, patterns and the cloud are what changed meanwhile, and nothing is taught again. Algorithms first is for interviews; a mentor would start with the pipelines.',
    },
    {
      name: 'Joss',
      story: 'Pastry chef with a bootcamp and a product that two bakeries use',
      dreamRole: 'Full-Stack Developer',
      resume: 'people-third/t04',
      wantsInterimRole: true,
      timeCommitment: '2-4',
      learningPreference: 'projects',
      verdict:
        'Yes. Ready to be interviewed and told so, with Docker as the one short thing to close and two parts to show in it; two bakeries in production count more than a course. No step back to a junior role, and no 300 hours of back end for it.',
    },
    {
      name: 'Pia',
      story: 'Builds sites with WordPress and calls it full stack',
      dreamRole: 'Full-Stack Developer',
      resume: 'people-third/t06',
      wantsInterimRole: true,
      verdict:
        'Partly. The full-stack figure is honest, and Git, JavaScript and data in this order are right. The junior web job comes after twelve weeks by the route that goes for it: two weeks, as her title alone made it, were too brave. Web Designer at 53 % is too low for somebody who builds sites for a living: it is her job for today, not in six weeks, and Webflow teaches her little.',
    },
    {
      name: 'Anselm',
      story: 'Plasma physicist with a doctorate and noisy signals',
      dreamRole: 'Data Scientist',
      resume: 'people-third/t07',
      wantsInterimRole: true,
      timeCommitment: '2-4',
      learningPreference: 'reading',
      verdict:
        'Yes. No statistics and no Python for a man with a doctorate in both; SQL, pandas and experiments are what he lacks, and fifteen weeks are believable. Tableau is for the analyst job on the way, and can wait.',
    },
    {
      name: 'Deniz',
      story: 'Flutter developer for three years',
      dreamRole: 'Mobile App Developer',
      resume: 'people-third/t11',
      timeframe: '6months',
      verdict:
        'Yes. A Flutter developer is not told to learn Kotlin or Swift; architecture, accessibility and pipelines are what makes him a senior.',
    },
    {
      name: 'Mirela',
      story: 'SOC analyst of the second tier who writes detections',
      dreamRole: 'Cybersecurity Analyst',
      resume: 'people-third/t17',
      verdict:
        'Yes. Ready, and cloud security and hunting are where she grows. Before, she was sent to Windows and to Linux for beginners: who contains hosts with Defender knows Windows, and the skill graph says so now. The ATT&CK page is an hour for her, not five.',
    },
    {
      name: 'Thomas',
      story: 'VMware administrator of a hospital that moves to Azure',
      dreamRole: 'Cloud Engineer',
      resume: 'people-third/t22',
      challenges: ['time'],
      verdict:
        'Mostly. Git, Docker, Terraform and pipelines in that order are right, and eleven weeks besides a job are brisk. His hospital moves to Azure, and the Terraform course uses AWS; a mentor would swap it for the Azure one and put Azure itself on the list.',
    },
    {
      name: 'Yusuf',
      story: 'Warehouse worker who wants work that spares his back',
      dreamRole: 'Software Developer',
      resume: 'people-third/t30',
      wantsInterimRole: true,
      timeframe: '2years',
      challenges: ['financial', 'uncertainty'],
      verdict:
        'Mostly. It says honestly that this takes more than a year, all of it free. CS50P is the start a mentor would name, and Git before it costs an evening; no second language follows where one will do. A mentor would add a conversation after the first month: whether he likes it matters more than the plan.',
    },
  ] satisfies Rest[]
).map(withResume)

export const MENTOR_PEOPLE: readonly MentorPerson[] = [...MENTOR_STUDENTS, ...MENTOR_WORKERS]
