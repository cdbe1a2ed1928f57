import { type Member, post } from './member.ts'

export const ENGLISH: Member[] = [
  {
    id: 'amara', language: 'en', name: 'Amara', headline: 'Backend Engineer', email: 'hello@amara.example.dev', phone: '+234 802 555 0134', city: 'Lagos, Nigeria',
    links: ['github.example.com/amara'], summary: 'Backend engineer for payments; six years of [Kotlin] and too many currencies.',
    skills: [['Languages', ['Kotlin', 'Java', 'SQL', 'Go']], ['Platforms', ['Spring Boot', 'Kafka', 'PostgreSQL', 'Redis', 'AWS']]],
    jobs: [
      post('Senior Backend Engineer', 'Kolapay', 'Lagos', '2021-04', null, 'Own the ledger, written in [Kotlin] on [Spring Boot], with 40 million entries a month.', 'Replaced nightly files with [Kafka] topics and cut settlement from 9 hours to 12 minutes.'),
      post('Backend Engineer', 'Kolapay', 'Lagos', '2019-01', '2021-03', 'Moved card tokens into [HashiCorp Vault]; passed the PCI audit at the first attempt.', 'Spring-cleaned 200 feature flags and wrote the on-call guide.'),
      post('Software Engineer Intern', 'Ministry of Health, Oyo State', 'Ibadan', 'Summer 2018|2018', 'Summer 2018|2018', 'Digitised vaccination cards with [Django] and [Celery].'),
    ],
    schools: [{ school: 'University of Ibadan Coast', degree: 'B.Sc.', area: 'Computer Science', city: 'Ibadan', from: '2014-09', to: '2018-07', grade: 'Second Class Upper' }],
    certificates: [['Confluent Certified Developer', 'Confluent', '2022-05']], spoken: [['English', 'Native'], ['Yoruba', 'Native']],
  },
  {
    id: 'rosalind', language: 'en', name: 'Rosalind van den Berg-Achebe', headline: 'Data Scientist', email: 'rosalind.van.den.berg@post.example.org', phone: '(415) 555-0137', city: 'Oakland, CA',
    links: ['linkedin.example.com/in/rvdba', 'rosalind.example.com'], summary: 'Statistician turned data scientist. I like clean experiments and short reports.',
    skills: [['Modelling', ['Python', 'R', 'Stan', 'scikit-learn', 'XGBoost']], ['Data', ['BigQuery', 'dbt', 'Airflow', 'SQL']], ['Reporting', ['Looker', 'Shiny']]],
    jobs: [
      post('Data Scientist', 'Harbor & Pine Insurance', 'Oakland, CA', '2022-02', null, 'Price storm risk with hierarchical models in [Stan]; loss ratio fell by 3.1 points.', 'Ship features through [dbt] on [BigQuery], scheduled in [Airflow].', 'Excel at explaining intervals to people who want one number.'),
      post('Statistical Programmer', 'Delphine Research Group', 'Remote', '2019-06', '2022-01', 'Rewrote 60 [SAS] macros in [R] and published them as a package.', 'Built a [Shiny] dashboard that trial sites check every morning.'),
      post('Graduate Research Assistant', 'Tidewater State University', 'Norfolk, VA', '2017-09', '2019-05', 'Simulated dropout in clinical trials ([R], [C++]).'),
    ],
    schools: [
      { school: 'Tidewater State University', degree: 'M.S.', area: 'Biostatistics', city: 'Norfolk, VA', from: '2017-08', to: '2019-05', grade: 'GPA: 3.92/4.00' },
      { school: 'Pell Quarter College', degree: 'Bachelor of Arts', area: 'Mathematics', city: 'Burlington, VT', from: '2013-08', to: '2017-05' },
    ],
    projects: [['Rain on Tuesday', 'Forecasts umbrella sales with [Prophet]; a toy that 300 people read weekly.']],
  },
  {
    id: 'osei', language: 'en', name: 'Kwabena Osei Jr.', headline: 'IT Support Specialist', email: 'k.osei@inbox.example.net', phone: '614-555-0190', city: 'Columbus, OH',
    links: [], summary: 'Former warehouse lead, now in IT after a bootcamp; patient on the phone.',
    skills: [['Systems', ['Windows 11', 'Active Directory', 'Microsoft 365', 'Intune']], ['Network', ['TCP/IP', 'DNS', 'VPN', 'Cisco Meraki']], ['Desk', ['ServiceNow', 'Jira']]],
    jobs: [
      post('IT Support Specialist', 'Buckeye Family Clinics', 'Columbus, OH', '2023-01', null, 'Close 25 tickets a day in [ServiceNow]; 96% solved at first contact.', 'Enrolled 340 laptops in [Intune] and scripted the joiner list with [PowerShell].'),
      post('Help Desk Technician (Contract)', 'Ridgeline Staffing', 'Dublin, OH', '2022-06', '2022-12', 'Reset passwords and mapped drives; wrote the articles that made half of the calls stop.'),
      post('Warehouse Lead', 'Greater Ohio Grocers Cooperative', 'Grove City, OH', '2016-03', '2022-01', 'Led 14 people on the night shift and kept the scanners alive.'),
    ],
    schools: [
      { school: 'Per Scholas Way Academy', degree: 'Certificate', area: 'IT Support', from: '2022-02', to: '2022-05' },
      { school: 'Franklin Heights High School', degree: 'High School Diploma', to: '2012' },
    ],
    certificates: [['CompTIA A+', 'CompTIA', '2022-05'], ['CompTIA Network+', 'CompTIA', '2023-03']],
  },
  {
    id: 'siobhan', language: 'en', name: 'Siobhán Ní Dhálaigh', headline: 'Lead Product Designer', email: 'siobhan@nidhalaigh.example.ie', phone: '+353 87 555 0161', city: 'Galway, Ireland',
    links: ['nidhalaigh.example.ie'], summary: 'Designer for public services and banks, with a soft spot for forms.',
    skills: [['Design', ['Figma', 'FigJam', 'Axure', 'Design systems', 'Prototyping']], ['Research', ['Usability testing', 'Maze', 'Dovetail']], ['Code', ['HTML', 'CSS']]],
    jobs: [
      post('Lead Product Designer', 'An Post Digital', 'Galway', '2021-09', null, 'Set up the design system in [Figma] and its tokens in [Style Dictionary].', 'Run weekly tests with [Maze]; completion of the parcel form rose from 61% to 88%.'),
      post('Freelance UX Designer', 'Self-employed', 'Remote', '2018-01', '2021-08', 'Twelve clients, from a hospital to a ferry line; [Axure] for the hard flows, paper for the others.'),
      post('UI Designer', 'Bank of Corrib', 'Dublin', '2015-10', '2017-12', 'Drew the first mobile app and swept the sketch files into [Abstract].'),
    ],
    schools: [{ school: 'Institute of Art, Design + Technology', degree: 'MA', area: 'Interaction Design', city: 'Dún Laoghaire', from: '2014', to: '2015', grade: 'Distinction' }, { school: 'University of Moycullen', degree: 'BA (Hons)', area: 'Psychology', from: '2010', to: '2013' }],
    spoken: [['Irish', 'Native'], ['English', 'Native']],
  },
  {
    id: 'wei', language: 'en', name: 'Wei-Lun “Allen” Tsai', headline: 'Machine Learning Engineer', email: 'allen.tsai@mlmail.example.com', phone: '+886 2 5550 0147', city: 'Taipei, Taiwan',
    links: ['github.example.com/wltsai', 'huggingface.example.co/wltsai'], summary: 'I take models from notebooks to phones.',
    skills: [['ML', ['PyTorch', 'TensorFlow', 'ONNX', 'CUDA', 'Hugging Face Transformers']], ['Code', ['Python', 'C++', 'Bash']], ['Ops', ['Docker', 'Kubernetes', 'MLflow', 'Triton Inference Server']]],
    jobs: [
      post('Machine Learning Engineer', 'Formosa Vision Inc.', 'Taipei', '2020-07', null, 'Quantised a detector in [PyTorch] and exported it to [ONNX]; 4.2 times faster on the same chip.', 'Serve 30 models on [Triton Inference Server] behind [gRPC].', 'Swift reviews and steady cadence: 11 releases in 2023.'),
      post('Software Engineer, Perception', 'Bluestar Mobility GmbH', 'Munich, Germany', '2018-03', '2020-06', 'Fused camera and lidar in [C++] on [ROS]; wrote the replay tool in [Qt].'),
      post('Research Intern', 'Academia Nord', 'Hsinchu', '2017-07', '2017-09', 'Trained speech models with [Kaldi].'),
    ],
    schools: [{ school: 'National Keelung University of Technology', degree: 'M.Eng.', area: 'Electrical Engineering', city: 'Keelung', from: '2015-09', to: '2017-06' }, { school: 'National Keelung University of Technology', degree: 'B.S.', area: 'Physics', from: '2011-09', to: '2015-06' }],
    certificates: [['TensorFlow Developer Certificate', 'Google', '2021']],
  },
  {
    id: 'delroy', language: 'en', name: 'DELROY A. MCKENZIE', headline: 'Site Reliability Engineer', email: 'delroy.mckenzie@cloudpost.example.com', phone: '+1 876 555 0175', city: 'Kingston, Jamaica',
    links: ['delroy.example.tech'], summary: 'SRE who would rather delete an alert than silence it.',
    skills: [['Cloud', ['GCP', 'AWS', 'Terraform', 'Pulumi']], ['Observe', ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry']], ['Run', ['Kubernetes', 'Istio', 'Argo CD', 'Go', 'Python']]],
    jobs: [
      post('Site Reliability Engineer', 'Blue Mountain Telecom', 'Kingston', '2022-08', null, 'Cut pages per week from 70 to 6 by tuning [Prometheus] rules and adding [OpenTelemetry] traces.', 'Wrote an operator in [Go] that rotates certificates.'),
      post('DevOps Engineer', 'Parish Bank', 'Montego Bay', '2020-02', '2022-07', 'Moved 90 pipelines from [Bamboo] to [GitHub Actions].', 'Go-live of the mobile bank with no incident in the first month.'),
      post('Systems Administrator', 'University Hospital of Mona', 'Kingston', '2016-05', '2020-01', 'Kept [Debian] and [VMware ESXi] hosts patched; backups with [Bacula].'),
    ],
    schools: [{ school: 'Mona Heights Institute', degree: 'BSc', area: 'Information Systems', from: '2012', to: '2016' }],
    certificates: [['Certified Kubernetes Administrator', 'CNCF', '2021-11']],
  },
  {
    id: 'priya', language: 'en', name: 'Priya Raghunathan', headline: 'Computer Science Student', email: 'praghunathan@students.example.edu', phone: '(512) 555-0166', city: 'Austin, TX',
    links: ['github.example.com/praghu'], summary: 'Second-year student looking for a summer internship in security.',
    skills: [['Languages', ['Python', 'C', 'Java', 'JavaScript']], ['Security', ['Wireshark', 'Burp Suite', 'Ghidra', 'Nmap']]],
    jobs: [
      post('Teaching Assistant, Operating Systems', 'Lone Star State University', 'Austin, TX', '2024-08', null, 'Grade labs in [C] and hold office hours for 120 students.'),
      post('Barista', 'Cedar & Bean', 'Austin, TX', '2022-05', '2024-07', 'Opened the shop at six and trained nine colleagues.'),
    ],
    schools: [{ school: 'Lone Star State University', degree: 'B.S.', area: 'Computer Science', city: 'Austin, TX', from: '2023-08', to: '2027-05', isExpected: true, grade: 'GPA 3.8' }],
    projects: [['Packet Diary', 'Parses captures with [Scapy] and draws them in [D3.js].'], ['CTF club', 'Placed third in the state with [pwntools] and much coffee.']],
  },
]
