export const privacy = {
  meta: {
    title: 'Privacy · Waymark',
    description: 'What Waymark stores about you, where, for how long, and how to take it or delete it.',
  },
  heading: 'Privacy',
  note: 'Written for this product as it works. Waymark is software that somebody runs on a server; “we” are the people who run this one.',
  sections: {
    what: {
      title: 'What we store',
      body: [
        'All of it lies in this server’s own database:',
        [
          '**Your account:** first and last name, e-mail address, time zone, language, plan, when you signed in, and your password as an Argon2id hash, which cannot be turned back into the password. The key of a second step is sealed; network addresses are kept as keyed hashes only. With it: access tokens you made, and a subscription with its changes.',
          '**Your career answers:** the seven questions, your dream role, the courses recommended to you, and how your match moved.',
          '**Your resume:** what was read from it (skills, experience, education) and at most the last three files. You can choose that a file is not kept.',
          '**Your documents:** the career profile, resumes and letters with their earlier versions, and copies of what you sent.',
          '**Your job search:** job adverts, applications with their history, notes, tags and tasks, interviews with their dates and notes, files you imported, views you saved, and openings you watch or hid.',
          '**Other people,** if you write them down: contacts with name, role, e-mail address, phone and link, and the mails you paste. Keep only what you need of them; deleting the application deletes it.',
          '**What you share:** public links to your plan with their cheers, proofs of skill checks, and the address of your calendar.',
          '**Reminders:** which you want, the devices they go to, and which were sent.',
          '**Your progress:** courses, points, badges, the days you were active, skill checks with your answers, challenges, and what you used of monthly limits.',
          '**Your conversations:** questions to the AI advisor and its answers, your interview answers and the feedback on them.',
          '**Messages** you send with the contact form: name, e-mail address and text; also feedback on Waymark and reports of broken links.',
        ],
        'The server’s log notes requests, so that errors can be found and attacks refused. It holds no passwords, no tokens and no text of your resume.',
      ],
    },
    browser: {
      title: 'What stays in your browser',
      body: [
        'We set no cookies and load no scripts, fonts or pictures from anyone else: no analytics, no advertising. Your browser’s local storage holds your sign-in, your chosen theme and dream role, unfinished answers, corrections and questions, and an unsent contact message. Logging out removes the sign-in and what is unfinished, but for the contact message.',
      ],
    },
    ai: {
      title: 'AI providers',
      body: [
        'Reading your resume, matching skills and choosing courses happen on this server. Only the AI features (analysis, chat, interview feedback) send text to an AI provider, only when you use them, and only if one is set up here: then your resume’s text, your question or your answer is sent. Your name, street, e-mail addresses, phone numbers and links are taken out of it first, as far as the server knows or recognises them; your town and country stay. Your password is never sent.',
      ],
    },
    others: {
      title: 'Who else sees it',
      body: [
        'Nobody buys or rents your data. Your resume, applications and answers are never shown to other people using Waymark. If you share a link to your plan, whoever has it sees your dream role, your match, the skills of the role that you have, your steps with their dates and, if you choose, your first name, until you stop sharing. If you appear on a leaderboard, others see your rank, your points and your name, your initials or nothing, as you choose in the settings. The proof of a passed skill check bears your name; others see it only after you show it. A link to a course or a job search leads to another site with its own rules. Notifications, if you allow them, travel through the push service of your browser’s maker, encrypted so that only your browser can read them. Whoever has the address of your calendar can read it, until you withdraw it in the settings.',
      ],
    },
    'how-long': {
      title: 'How long',
      body: [
        [
          'Your account and what belongs to it: until you delete it.',
          'Resume files: the last three; older ones are removed as new ones arrive.',
          'A sign-in: 24 hours, or 30 days with “Remember me”.',
          'Contact messages: until they are dealt with.',
        ],
      ],
    },
    'your-choice': {
      title: 'Your choice',
      body: [
        'In [Settings](settings) you can change your details, download everything we hold about you as one file, and delete your account. Deleting takes effect at once and removes everything of yours; only totals that name nobody remain. Backups, if the server keeps any, follow their own cycle.',
        'Questions: {supportEmail} or the [contact form](contact).',
      ],
    },
  },
} as const
