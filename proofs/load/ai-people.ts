/** Access tokens of so many new people of a running server, four at a time: hashing is slow on purpose. */
export async function signUpForLoad(base: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  const run = crypto.randomUUID().slice(0, 8)
  const next = async (): Promise<void> => {
    while (tokens.length < count) {
      const index = tokens.push('') - 1
      tokens[index] = await signUp(base, `load-${run}-${index}@waymark.example`)
    }
  }
  await Promise.all([next(), next(), next(), next()])
  return tokens
}

async function signUp(base: string, email: string): Promise<string> {
  const body = JSON.stringify({ firstName: 'Lo', lastName: 'Ad', email, password: 'walk the long road', terms: true })
  const response = await fetch(`${base}/auth/signup`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`signup answered ${response.status}`)
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken
}
