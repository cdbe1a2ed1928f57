import type { ReactNode } from 'react'
import FileText from 'lucide-react/icons/file-text'
import { Chip } from '../ui/card.tsx'
import { Contours } from '../ui/contours.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

/** Drawings of the three rooms, beside their steps in words. */
function Scene({ seed, children }: { seed: number; children: ReactNode }) {
  return (
    <>
      <Contours seed={seed} width={640} height={420} hills={5} levels={10} cell={20} />
      <div className="panel w-full max-w-[440px] rounded-[20px] p-5 lift-3 sm:p-6">{children}</div>
    </>
  )
}

export function UploadScene() {
  return (
    <Scene seed={5}>
      <div className="flex items-center gap-3.5">
        <span className="grid size-11 flex-none place-items-center rounded-control bg-brand-soft text-brand-ink">
          <FileText size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold">resume.pdf</p>
          <p className="text-[0.8125rem] text-ink-3">Analyzing your resume...</p>
        </div>
      </div>
      <ProgressBar label="Example" value={72} className="mt-4" />
      <p className="mt-6 text-sm font-semibold">Skills found</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {['Python', 'SQL', 'Git', 'REST APIs'].map((skill) => (
          <Chip key={skill} tone="green">
            {skill}
          </Chip>
        ))}
      </div>
      <p className="mt-5 text-sm font-semibold">Still to learn</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {['Unit testing', 'Docker', 'Code review'].map((skill) => (
          <Chip key={skill}>{skill}</Chip>
        ))}
      </div>
    </Scene>
  )
}

export function AnalysisScene() {
  return (
    <Scene seed={14}>
      <p className="font-semibold">Analysis Results</p>
      <div className="mt-4 grid gap-2.5">
        <TextLine width={92} />
        <TextLine width={78} />
        <TextLine width={85} />
      </div>
      <p className="mt-6 ml-auto w-fit rounded-2xl rounded-br-sm bg-brand px-4 py-2.5 text-sm text-on-brand">
        What should I change first?
      </p>
      <div className="mt-3 grid w-4/5 gap-2.5 rounded-2xl rounded-bl-sm bg-sunken p-4">
        <TextLine width={95} />
        <TextLine width={60} />
      </div>
    </Scene>
  )
}

export function InterviewScene() {
  return (
    <Scene seed={31}>
      <Chip tone="brand">Question 2 of 5</Chip>
      <p className="mt-3 text-[1.0625rem] leading-snug font-semibold">Tell me about a time you worked in a team.</p>
      <div className="mt-4 grid gap-2.5 rounded-control p-4 shadow-[inset_0_0_0_1px_var(--control)]">
        <TextLine width={96} />
        <TextLine width={88} />
        <TextLine width={42} />
      </div>
      <span className="mt-4 inline-flex min-h-11 items-center rounded-control bg-brand px-5 text-[0.9375rem] font-semibold text-on-brand">
        Submit
      </span>
    </Scene>
  )
}

function TextLine({ width }: { width: number }) {
  return (
    <svg viewBox="0 0 100 3" preserveAspectRatio="none" className="h-2 w-full">
      <rect width={width} height="3" rx="1.5" className="fill-line" />
    </svg>
  )
}
