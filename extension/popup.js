/**
 * One button: reads the page on which it is pressed (activeTab), shows what Waymark read of it, and saves it. Nothing is
 * read before, on no other page, and the token goes to the one server that was named.
 */
const api = globalThis.browser ?? globalThis.chrome
const MOST = 380_000
const part = (id) => document.getElementById(id)
const say = (text) => {
  part('said').textContent = text
}
const NOT_A_JOB = {
  closed: 'This posting says that it is closed.',
  list: 'This page lists several jobs. Open the one you mean.',
  'login-wall': 'This page asks for a sign-in first.',
  stub: 'This page came without its text.',
  'not-a-job': 'This does not read like a job ad.',
}

/** What is being saved, and where. */
const now = { origin: '', secret: '', source: null }

part('change').addEventListener('click', () => showSettings(now.origin))
part('save').addEventListener('click', save)
part('settings').addEventListener('submit', keepSettings)

const { server, token } = await api.storage.local.get(['server', 'token'])
if (server && token) await showJob(server, token)
else showSettings(server ?? '')

function showSettings(address) {
  const form = part('settings')
  part('job').hidden = true
  part('change').hidden = true
  form.hidden = false
  form.server.value = address
}

async function keepSettings(event) {
  event.preventDefault()
  const form = part('settings')
  const { origin } = new URL(form.server.value)
  // asked for this one address, at the moment it is named
  if (await api.permissions.request({ origins: [`${origin}/*`] })) {
    const secret = form.token.value.trim()
    await api.storage.local.set({ server: origin, token: secret })
    form.hidden = true
    await showJob(origin, secret)
  } else say('Without leave for this address nothing can be saved.')
}

async function showJob(origin, secret) {
  part('change').hidden = false
  say('Reading this page …')
  const source = await readPage()
  Object.assign(now, { origin, secret, source })
  const read = source
    ? await call(origin, secret, '/api/ads/preview', source)
    : { ok: false, sentence: 'This page cannot be read.' }
  if (!read.ok) say(read.sentence)
  else if (read.data.kind === 'job') offer(read.data)
  else say(NOT_A_JOB[read.data.kind] ?? NOT_A_JOB['not-a-job'])
}

function offer({ title, company, locations, pay }) {
  say('')
  part('title').textContent = title ?? 'Job without a title'
  part('company').textContent = company ?? ''
  part('facts').textContent = [locations.join(' · '), pay?.text].filter(Boolean).join(', ')
  part('job').hidden = false
  part('save').focus()
}

async function save() {
  const { origin, secret, source } = now
  part('save').disabled = true
  const saved = await call(origin, secret, '/api/job-search/saved-jobs', source)
  part('save').disabled = false
  if (saved.ok) {
    part('save').hidden = true
    say(saved.data.isNew ? 'Saved.' : 'You have saved this posting before.')
    part('open').href = `${origin}/applications/${encodeURIComponent(saved.data.applicationId)}`
    part('open').hidden = false
  } else say(saved.sentence)
}

/** The tab that is meant; a journey names it, as a popup opened as a page is itself the active tab. */
async function tabId() {
  const named = Number(new URLSearchParams(location.search).get('tab'))
  if (named) return named
  const [tab] = await api.tabs.query({ active: true, currentWindow: true })
  return tab?.id
}

async function readPage() {
  try {
    const [{ result }] = await api.scripting.executeScript({
      target: { tabId: await tabId() },
      func: () => {
        const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
        return {
          url: location.href,
          text: data.map((node) => node.outerHTML).join('') + document.documentElement.outerHTML,
        }
      },
    })
    return { url: result.url, text: result.text.slice(0, MOST) }
  } catch {
    return null
  }
}

async function call(origin, secret, path, body) {
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    return response.ok
      ? { ok: true, data: answer.data }
      : { ok: false, sentence: answer.detail ?? 'Waymark refused this.' }
  } catch {
    return { ok: false, sentence: 'Your Waymark does not answer.' }
  }
}
