/** How leaderboards name a person: asked on the board, changed in the settings. */
export const boardName = {
  legend: 'How leaderboards name you',
  choices: { name: 'My full name', initials: 'My initials', hidden: 'Hide me' },
  hiddenMeans: 'You take no rank; nobody sees you there. Your points stay.',
  saved: 'Saved',
  notSaved: 'This could not be saved. Please try again.',
} as const
