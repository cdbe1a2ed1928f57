export const accessibility = {
  meta: {
    title: 'Accessibility · Waymark',
    description: 'What Waymark does so that everybody can use it, what was tested and how, and what was not.',
  },
  heading: 'Accessibility',
  note: 'Waymark aims for the Web Content Accessibility Guidelines 2.2, level AA. This page says how far that was checked, and how.',
  sections: {
    'built-in': {
      title: 'What is built in',
      body: [
        [
          '**Keyboard:** everything works without a mouse. The first stop on each page skips to its content, the focus is always visible, and what can be dragged can also be moved with Alt and the arrow keys or from a menu.',
          '**Screen readers:** headings, landmarks and fields have names; errors stand beside their field and are read out; what loads or changes says so. Every chart says its figures in words and can be shown as a table.',
          '**Sight:** light and dark; text that reads at 4.5 to 1 or better; nothing is said by colour alone; pages fit 320 pixels and 200% zoom without scrolling sideways, and keep their text when you space it out.',
          '**Motion:** when your system asks for less motion, nothing moves and no confetti flies. Clips wait for you to start them.',
          '**Time and scripts:** a scored skill check has a clock; nothing else runs out while you think, and the same checks can be practised without one. Public pages can be read without JavaScript.',
        ],
      ],
    },
    tested: {
      title: 'What was tested, and how',
      body: [
        'These checks come with the program, and anybody who has its source can repeat them:',
        [
          '**By rules:** axe looks at every page, filled with a made-up person’s months of history, at phone and desktop width, in light and dark.',
          '**By keyboard:** a browser without a mouse signs up, answers the questions, uploads a resume and reaches the dashboard. 24 checks press every key that dialogs, menus, tabs, accordions and select boxes answer to.',
          '**By layout:** every page at 320, 390 and 1440 pixels, at 200% zoom, and with the text spacing of WCAG 1.4.12: none may scroll sideways.',
          '**By names:** the tests find every button, link and field by its role and its name, as a screen reader does, never by its place in the code.',
          '**By eye:** some pages, not all, were looked at with reduced motion and in the high-contrast colours that Windows calls contrast themes.',
        ],
      ],
    },
    'not-tested': {
      title: 'What was not tested',
      body: [
        'No one who uses a screen reader, a switch or voice control every day has tested Waymark yet, and it was not tried with JAWS, NVDA, VoiceOver or TalkBack themselves: only the names and roles they are given. The browser of all these checks was Chromium. Rules find a part of all barriers, so expect that some are left.',
      ],
    },
    limits: {
      title: 'Known limits',
      body: [
        [
          'The courses we recommend stand on other platforms, whose accessibility we do not know.',
          'Text that an AI provider writes may be long or oddly laid out. It is shown as plain headings, lists and paragraphs.',
          'Pages behind the sign-in need JavaScript.',
        ],
      ],
    },
    'tell-us': {
      title: 'Tell us',
      body: [
        'If something keeps you from using Waymark, write to {supportEmail} or through the [contact page](contact). Say which page it was and what you use to read it.',
      ],
    },
  },
} as const
