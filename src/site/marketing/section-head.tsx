export function SectionHead({ title, children }: { title: string; children?: string }) {
  return (
    <div className="mb-8 max-w-[640px] lg:mb-14">
      <h2 className="text-3xl tracking-[-0.03em]">{title}</h2>
      {children ? <p className="mt-4 text-lg text-balance text-ink-2">{children}</p> : null}
    </div>
  )
}
