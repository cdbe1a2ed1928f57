import { useMemo, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { readModelText, type Block, type Inline } from './model-tree.ts'

/** Shows a run of plain text; by default as it is. For references that lead somewhere, such as `[L12]`. */
export type ShowText = (text: string) => ReactNode

type Props = {
  text: string
  /** More of it is still to come. */
  isArriving?: boolean
  /** The level of its large headings; the others are one below. */
  headingLevel?: 2 | 3 | 4
  showText?: ShowText
  className?: string
}

/** What a model wrote, through an allow list: no HTML, no images, and a link says where it leads. */
export function ModelText({
  text,
  isArriving = false,
  headingLevel = 3,
  showText = (plain) => plain,
  className,
}: Props) {
  const blocks = useMemo(() => readModelText(text, { isArriving }), [text, isArriving])
  return (
    <div className={classes('max-w-article space-y-3 break-words leading-relaxed [&>:first-child]:mt-0', className)}>
      <Blocks blocks={blocks} headingLevel={headingLevel} showText={showText} />
    </div>
  )
}

type Shared = { headingLevel: 2 | 3 | 4; showText: ShowText }

function Blocks({ blocks, ...shared }: Shared & { blocks: Block[] }) {
  return blocks.map((block, at) => <OneBlock key={at} block={block} {...shared} />)
}

function OneBlock({ block, ...shared }: Shared & { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} {...shared} />
    case 'paragraph':
      return (
        <p>
          <Inlines parts={block.children} showText={shared.showText} />
        </p>
      )
    case 'list':
      return <List block={block} {...shared} />
    case 'quote':
      return (
        <blockquote className="space-y-2 border-l-2 border-control pl-4 text-ink-2">
          <Blocks blocks={block.children} {...shared} />
        </blockquote>
      )
    case 'code':
      return (
        // what scrolls must be reachable by keyboard
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} className="overflow-x-auto rounded-md bg-sunken p-3 text-small leading-normal">
          <code>{block.text}</code>
        </pre>
      )
    default:
      return <hr className="border-line" />
  }
}

function Heading({ block, headingLevel, showText }: Shared & { block: Extract<Block, { kind: 'heading' }> }) {
  const isLarge = block.size === 'large'
  const Tag = `h${headingLevel + (isLarge ? 0 : 1)}` as 'h3'
  return (
    <Tag
      className={classes(
        'font-semibold leading-snug text-ink [&_strong]:font-semibold',
        isLarge ? 'mt-6 text-xl' : 'mt-5 text-lead',
      )}
    >
      <Inlines parts={block.children} showText={showText} />
    </Tag>
  )
}

function List({ block, ...shared }: Shared & { block: Extract<Block, { kind: 'list' }> }) {
  const Tag = block.isOrdered ? 'ol' : 'ul'
  return (
    <Tag className={classes('space-y-1.5 pl-5', block.isOrdered ? 'list-decimal' : 'list-disc marker:text-ink-3')}>
      {block.items.map((item, at) => (
        <li key={at} className="space-y-1.5">
          <ItemBlocks blocks={item} {...shared} />
        </li>
      ))}
    </Tag>
  )
}

/** An item of one paragraph is that text; its own paragraph would only add space. */
function ItemBlocks({ blocks, ...shared }: Shared & { blocks: Block[] }) {
  const [first, ...rest] = blocks
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} {...shared} />
  return (
    <>
      <Inlines parts={first.children} showText={shared.showText} />
      <Blocks blocks={rest} {...shared} />
    </>
  )
}

function Inlines({ parts, showText }: { parts: Inline[]; showText: ShowText }) {
  return parts.map((part, at) => <OneInline key={at} part={part} showText={showText} />)
}

function OneInline({ part, showText }: { part: Inline; showText: ShowText }) {
  switch (part.kind) {
    case 'text':
      return showText(part.text)
    case 'code':
      return <code className="rounded bg-sunken px-1 py-0.5 text-[0.9em]">{part.text}</code>
    case 'strong':
      return (
        <strong className="font-semibold text-ink">
          <Inlines parts={part.children} showText={showText} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines parts={part.children} showText={showText} />
        </em>
      )
    case 'link':
      return (
        <a
          href={part.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="font-medium text-brand-ink underline underline-offset-3"
        >
          <Inlines parts={part.children} showText={showText} />
          <span className="text-ink-3"> ({part.host})</span>
        </a>
      )
    default:
      return <br />
  }
}
