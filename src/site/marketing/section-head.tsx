export function SectionHead({ title, children }: { title: string; children?: string }) {
  return (
    <div className="mb-8 max-w-160 lg:mb-14">
      <h2 className="text-3xl tracking-heading">{title}</h2>
      {children ? <p className="mt-4 text-lg text-balance text-ink-2">{children}</p> : null}
    </div>
  )
}
