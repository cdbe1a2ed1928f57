/** A feature where no script has run yet, or never will. */
export function InWords({ title, text }: { title: string; text: string }) {
  return (
    <div className="panel rounded-2xl p-5 lift-3 sm:rounded-[22px] sm:p-6.5">
      <h3 className="text-[1.1875rem] tracking-[-0.02em]">{title}</h3>
      <p className="mt-1 text-ink-2">{text}</p>
    </div>
  )
}
