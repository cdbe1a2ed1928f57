/** What stands in place of a page that cannot be fetched. */
export const offline = {
  meta: { title: 'You are offline · Waymark' },
  heading: 'You are offline',
  text: 'This page needs a connection. It opens by itself as soon as there is one again; nothing you saved is lost.',
} as const
