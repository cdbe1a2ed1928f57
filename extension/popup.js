/**
 * One button: reads the page on which it is pressed (activeTab), shows what Waymark read of it, and saves it. Nothing is
 * read before, on no other page, and the token goes to the one server that was named.
 */
const api = globalThis.browser ?? globalThis.chrome
const MOST = 380_000
const part = (id) => document.getElementById(id)
const say = (text) => void (part('said').textContent = text)

const { server, token } = await api.storage.local.get(['server', 'token'])
if (server && token) await showJob(server, token)
else showSettings(server ?? '')

function showSettings(address) {
  const form = part('settings')
  part('job').hidden = true
  part('change').hidden = true
  form.hidden = false
  form.server.value = address
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const origin = new URL(form.server.value).origin
    // asked for this one address, at the moment it is named
    if (!(await api.permissions.request({ origins: [`${origin}/*`] })))
      return say('Without leave for this address nothing can be saved.')
    await api.storage.local.set({ server: origin, token: form.token.value.trim() })
    form.hidden = true
    await showJob(origin, form.token.value.trim())
  })
}

async function showJob(origin, secret) {
  part('change').hidden = false
  part('change').addEventListener('click', () => showSettings(origin), { once: true })
  say('Reading this page …')
  const source = await readPage()
  if (!source) return say('This page cannot be read.')
  const read = await call(origin, secret, '/api/ads/preview', source)
  if (!read.ok) return say(read.sentence)
  const { kind, title, company, locations, pay } = read.data
  if (kind !== 'job') return say(NOT_A_JOB[kind] ?? NOT_A_JOB['not-a-job'])
  say('')
  part('title').textContent = title ?? 'Job without a title'
  part('company').textContent = company ?? ''
  part('facts').textContent = [locations.join(' · '), pay?.text].filter(Boolean).join(', ')
  part('job').hidden = false
  part('save').focus()
  part('save').addEventListener('click', async () => {
    part('save').disabled = true
    const saved = await call(origin, secret, '/api/job-search/saved-jobs', source)
    part('save').disabled = false
    if (!saved.ok) return say(saved.sentence)
    part('save').hidden = true
    say(saved.data.isNew ? 'Saved.' : 'You have saved this posting before.')
    part('open').href = `${origin}/applications/${encodeURIComponent(saved.data.applicationId)}`
    part('open').hidden = false
  })
}

const NOT_A_JOB = {
  closed: 'This posting says that it is closed.',
  list: 'This page lists several jobs. Open the one you mean.',
  'login-wall': 'This page asks for a sign-in first.',
  stub: 'This page came without its text.',
  'not-a-job': 'This does not read like a job ad.',
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
