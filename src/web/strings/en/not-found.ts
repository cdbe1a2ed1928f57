export const notFound = {
  title: 'Page not found',
  text: 'No trail leads here. The address may be mistyped, or the page has moved.',
  back: 'Back to the start',
} as const
