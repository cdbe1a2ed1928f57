import type { Catalogue } from '../strings/catalogue.ts'
import { TryIt } from './try-it.tsx'

export const meta = ({ openMap }: Catalogue) => [openMap.tryIt.meta]

export default TryIt
