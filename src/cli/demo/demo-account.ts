export const DEMO_EMAIL = 'demo@waymark.example'
export const DEMO_PASSWORD = 'one-step-at-a-time'
