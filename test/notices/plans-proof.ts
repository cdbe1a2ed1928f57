export { provePlans as prove } from './outbox.ts'
