import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-values.ts'

const SECRET = 'a secret for tests that is long enough to sign with'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('.waymark'),
      databaseUrl: undefined,
      isRateLimited: true,
      trustProxy: false,
      logLevel: 'info',
      ai: { isConfigured: false, model: 'gpt-4o-mini' },
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', AUTH_SECRET: '' })).toEqual({
      ...readConfig({}),
      authSecret: expect.any(Function) as unknown,
    })
  })

  it.each([
    ['PORT', 'eighty', 'expected a whole number from 0 to 65535'],
    ['PORT', '-1', 'expected a whole number'],
    ['PORT', '65536', 'expected a whole number'],
    ['PORT', '80.5', 'expected a whole number'],
    ['HOST', 'no such host', 'expected an address or host name'],
    ['DATABASE_URL', 'mysql://x', 'expected a PostgreSQL address'],
    ['DATABASE_URL', 'nonsense', 'expected a PostgreSQL address'],
    ['AUTH_SECRET', 'short', 'expected at least 32 characters'],
    ['PUBLIC_URL', 'waymark.example', 'expected an address such as'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'expected an address such as'],
    ['AI_BASE_URL', 'localhost', 'expected an address such as'],
    ['AI_BASE_URL', 'file:///etc/passwd', 'expected an address such as'],
    ['AI_BASE_URL', 'http://localhost:11434/v1/chat/completions', 'expected the address before /chat/completions'],
    ['AI_BASE_URL', 'http://me:secret@localhost/v1', 'expected the address before /chat/completions'],
    ['AI_API_KEY', 'sk-1 2', 'expected the key alone'],
    ['AI_API_KEY', 'sk-1\nX-Forged: 1', 'expected the key alone'],
    ['AI_MODEL', 'two words', 'expected the name of a model'],
    ['AI_TOKENS_PER_PERSON_DAY', 'many', 'expected a whole number from 1 to'],
    ['AI_TOKENS_PER_DAY', '0', 'expected a whole number from 1 to'],
    ['AI_FAKE', 'yes', ''],
    ['SMTP_URL', 'http://mail', 'expected an address such as smtps://'],
    ['MAIL_FROM', 'nobody', 'expected an e-mail address'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: x@y.example', 'expected an e-mail address'],
    ['SUPPORT_EMAIL', 'help', 'expected an e-mail address'],
    ['TEAM_JSON', '{', 'expected JSON'],
    ['TEAM_JSON', '[{"name": 7}]', 'expected JSON'],
    ['METRICS_TOKEN', 'short', 'expected at least 16 characters'],
    ['LOG_LEVEL', 'loud', 'expected one of trace, debug'],
    ['RATE_LIMIT', 'maybe', ''],
    ['TRUST_PROXY', 'everyone', 'expected off, on'],
    ['TRUST_PROXY', '10.0.0.0/33', 'expected off, on'],
    ['TRUST_PROXY', '10.0.0.1,', 'expected off, on'],
  ])('refuses %s=%s, names it and says what is expected, in one line', (name, value, expected) => {
    const read = () => readConfig({ AUTH_SECRET: SECRET, [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(`${name}: ${expected}`)
    expect(read).not.toThrow('\n')
  })

  it.each([
    ['off', false],
    ['0', false],
    ['on', 1],
    ['2', 2],
    ['10.0.0.0/8,192.168.1.4', '10.0.0.0/8,192.168.1.4'],
    ['loopback, ::1/128', 'loopback, ::1/128'],
  ])('reads TRUST_PROXY=%s as %j', (value, read) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(read)
  })

  it('asks for a shared secret with PostgreSQL', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/waymark' })).toThrow(
      'AUTH_SECRET: expected at least 32 characters when DATABASE_URL is set',
    )
  })

  it('makes a secret once, for its owner alone, and not before it is needed', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'waymark-config-'))
    const dataDir = path.join(folder, 'data')
    const { authSecret } = readConfig({ DATA_DIR: dataDir })
    expect(() => statSync(dataDir)).toThrow('ENOENT')
    const secret = authSecret()
    expect(Buffer.from(secret, 'base64url')).toHaveLength(48)
    expect(readConfig({ DATA_DIR: dataDir }).authSecret()).toBe(secret)
    expect(readFileSync(path.join(dataDir, 'auth-secret'), 'utf8')).toBe(secret)
    expect([statSync(dataDir).mode & 0o777, statSync(path.join(dataDir, 'auth-secret')).mode & 0o777]).toEqual([
      0o700, 0o600,
    ])
    rmSync(folder, { recursive: true })
  })
})
