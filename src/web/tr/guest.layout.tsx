export { default } from '../shell/guest.layout.tsx'
