/** A page of prose: `**strong**`, `[a link](pricing)` and `{a value}` within the texts; a list of texts is a list. */
export const terms = {
  meta: { title: 'Terms · Waymark', description: 'The terms for using this Waymark server, in plain words.' },
  heading: 'Terms',
  note: 'Plain words on purpose. If one of them is unclear, ask.',
  sections: {
    agreement: {
      title: 'The agreement',
      body: [
        'By creating an account you agree to these terms with the people who run this server. Waymark is in beta: it changes, and parts of it may be missing or go away.',
      ],
    },
    account: {
      title: 'Your account',
      body: [
        [
          'One account per person, with an e-mail address that is yours.',
          'Keep your password to yourself; tell us if somebody else has it.',
          'You may delete your account at any time, without giving a reason.',
        ],
      ],
    },
    'your-content': {
      title: 'What you upload',
      body: [
        'Your resume, your answers and your messages stay yours. You allow us to store and process them so that Waymark can do what you ask of it, and for nothing else. Upload only what you have the right to share.',
      ],
    },
    advice: {
      title: 'What the advice is worth',
      body: [
        'Role match, courses, pay ranges and AI feedback are guidance. They come from public statistics, from what could be read in your resume and, where AI is used, from a model that can be wrong. They are not a promise of a job, a salary or a result.',
        'Courses and job boards belong to others. We link to them and answer for neither their contents nor their prices.',
      ],
    },
    'fair-play': {
      title: 'Fair play',
      body: [
        [
          'No attempts to break in, to overload the server or to reach other people’s data.',
          'No points by trickery: they reward work, and false ones can be taken back.',
          'Nothing unlawful, hateful or harmful in names, messages or files.',
        ],
      ],
    },
    plans: {
      title: 'Plans and payment',
      body: [
        'Everyone starts on Explorer, which is free. The paid plans are described under [Pricing](pricing). Pricing also says whether this server sells them; where it does not, nothing can be charged.',
      ],
    },
    end: {
      title: 'If things go wrong',
      body: [
        'We may close an account that breaks these terms. Waymark is offered as it is, and as far as the law allows we are not liable for damage from using it or from not being able to. Rights that the law gives you remain untouched. What happens to your data is written under [Privacy](privacy).',
      ],
    },
  },
} as const
