import * as account from './account.ts'
import * as applicationReports from './application-reports.ts'
import * as applications from './applications.ts'
import * as arena from './arena.ts'
import * as careerPlan from './career-plan.ts'
import * as career from './career.ts'
import * as coach from './coach.ts'
import type { Endpoint } from './endpoint.ts'
import * as interview from './interview.ts'
import * as moments from './moments.ts'
import * as progress from './progress.ts'
import * as publicCalls from './public.ts'
import * as resumeCheck from './resume-check.ts'
import * as resumeFile from './resume-file.ts'
import * as resume from './resume.ts'
import * as security from './security.ts'

/** Every call there is. `/openapi.json`, the attack generators and the route check are made from this list. */
export const allEndpoints: Endpoint[] = [
  account,
  applicationReports,
  applications,
  security,
  career,
  careerPlan,
  coach,
  resume,
  resumeFile,
  resumeCheck,
  progress,
  moments,
  arena,
  interview,
  publicCalls,
].flatMap((file) => Object.values(file).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value
}
