const SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm
const MODULES = /window\.__reactRouterRouteModules = (\{[^}]*\});/
const ENTRY = /import\("([^"]+)"\);/
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g

/**
 * React starts when the whole sheet is here: what it draws may need rules that the first paint did not. Where the page reads
 * without it (`isReadable`), its scripts are not even asked for before the page is painted: on a slow line they would take
 * the place of the text.
 */
export function startScripts(html, { isReadable }) {
  const [, text] = SCRIPT.exec(html) ?? []
  const [, routes] = MODULES.exec(text ?? '') ?? []
  const [, entry] = ENTRY.exec(text ?? '') ?? []
  if (!text || !routes || !entry) throw new Error('React Router changed how a page starts')
  const imports = [...text.matchAll(IMPORT)].map(([, name, address]) => ({ name, address }))
  const preloads = isReadable ? [...html.matchAll(PRELOAD)].map(([, address]) => address) : []
  const script = `
const preloads = ${JSON.stringify(preloads)};
const sheet = document.querySelector('body > link[rel=stylesheet]');
const isStyled = sheet.sheet ? undefined : new Promise((done) => sheet.onload = sheet.onerror = done);
const isPainted = ${isReadable} && new Promise((done) => {
  if (document.readyState === 'complete') return done();
  addEventListener('load', done);
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
});
await isPainted;
for (const href of preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
const [${imports.map(({ name }) => name ?? '').join(', ')}] = await Promise.all([${imports.map(({ address }) => `import("${address}")`).join(', ')}, isStyled]);
window.__reactRouterRouteModules = ${routes};
import("${entry}");
`
  const started = html.replace(SCRIPT, () => `<script type="module" async="">${script}</script>`)
  return isReadable ? started.replaceAll(PRELOAD, '') : started
}
