/** Stands in prerendered pages where this server's own address goes; the server replaces it when it reads them. */
export const BUILD_ORIGIN = 'https://waymark.invalid'

/**
 * Where the public finds this server. The served page says so in its canonical link; taking it from there keeps the
 * head that React makes equal to the one that was sent. Pages without one start at the address in the address bar.
 */
export const siteOrigin: string = typeof document === 'undefined' ? BUILD_ORIGIN : originOfThisPage()

function originOfThisPage(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical ? new URL(canonical.href).origin : window.location.origin
}
