/** A page that one is about to open is fetched when its link is pointed at or pressed. */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/*\\?*' } }, { not: { href_matches: '/assets/*' } }],
      },
      eagerness: 'moderate',
    },
  ],
})
