import type { DateStyle } from './dates.ts'

/** How one document looks. Each named layout is one such choice; none copies a public template. */
export type Layout = {
  name: string
  format: 'pdf' | 'docx'
  frame:
    | 'single'
    | 'left'
    | 'right'
    | 'equal'
    | 'margin'
    | 'scattered'
    | 'centred'
    | 'table'
    | 'boxes'
    | 'tabs'
    | 'headers'
  entry:
    | 'title-right'
    | 'company-right'
    | 'date-left'
    | 'date-above'
    | 'date-below'
    | 'one-line'
    | 'bars'
    | 'at'
    | 'comma-tab'
    | 'grouped'
    | 'cards'
    | 'dash'
    | 'bracket'
    | 'three-lines'
    | 'company-title-right'
    | 'inline-bold'
    | 'two-line-title'
    | 'blocks'
    | 'meta-right'
    | 'form'
    | 'comma-list'
    | 'linked'
    | 'position-at'
    | 'pill'
    | 'place-between'
    | 'department'
    | 'typed'
    | 'date-first-inline'
  heading: 'bold' | 'caps' | 'spaced' | 'small-caps' | 'rule' | 'colour' | 'none' | 'plain' | 'icon'
  skills: 'commas' | 'labels' | 'chips' | 'bullets' | 'columns' | 'bars' | 'label-above' | 'pipes' | 'levels'
  bullet: string
  dates: DateStyle
  header: 'stacked' | 'bar' | 'two-sided' | 'headline-above' | 'labelled' | 'sidebar' | 'same-line'
  order: 'work-first' | 'skills-first' | 'school-first'
}

const layout = (
  name: string,
  format: Layout['format'],
  frame: Layout['frame'],
  entry: Layout['entry'],
  heading: Layout['heading'],
  skills: Layout['skills'],
  bullet: string,
  dates: DateStyle,
  header: Layout['header'],
  order: Layout['order'] = 'work-first',
): Layout => ({ name, format, frame, entry, heading, skills, bullet, dates, header, order })

export const LAYOUTS: Layout[] = [
  layout('plain-right', 'pdf', 'single', 'title-right', 'rule', 'commas', '•', 'short', 'stacked'),
  layout('company-top', 'pdf', 'single', 'company-title-right', 'caps', 'labels', '–', 'long', 'bar', 'skills-first'),
  layout('date-gutter', 'pdf', 'single', 'date-left', 'colour', 'commas', '▪', 'dotted', 'two-sided'),
  layout('date-over', 'pdf', 'single', 'date-above', 'bold', 'pipes', '•', 'numeric', 'bar'),
  layout('date-under', 'pdf', 'centred', 'date-below', 'caps', 'commas', '◦', 'short', 'stacked'),
  layout('one-liner', 'pdf', 'single', 'one-line', 'bold', 'bullets', '-', 'bracketed', 'bar'),
  layout('bars', 'pdf', 'single', 'bars', 'rule', 'pipes', '•', 'short', 'bar', 'school-first'),
  layout('title-at', 'pdf', 'single', 'at', 'bold', 'commas', '•', 'iso', 'labelled'),
  layout('dark-left', 'pdf', 'left', 'title-right', 'caps', 'bullets', '•', 'short', 'sidebar'),
  layout('pale-right', 'pdf', 'right', 'company-right', 'bold', 'levels', '•', 'numeric', 'stacked'),
  layout('scattered-left', 'pdf', 'scattered', 'three-lines', 'colour', 'label-above', '•', 'short', 'sidebar'),
  layout('equal-halves', 'pdf', 'equal', 'date-below', 'bold', 'chips', '•', 'year', 'bar'),
  layout('margin-names', 'pdf', 'margin', 'title-right', 'caps', 'labels', '•', 'short', 'stacked'),
  layout('spaced-out', 'pdf', 'centred', 'company-right', 'spaced', 'pipes', '·', 'long', 'headline-above'),
  layout('small-caps', 'pdf', 'single', 'inline-bold', 'small-caps', 'labels', '•', 'short', 'two-sided'),
  layout('no-heads', 'pdf', 'single', 'title-right', 'none', 'commas', '•', 'short', 'stacked'),
  layout('grouped', 'pdf', 'single', 'grouped', 'rule', 'labels', '•', 'short', 'stacked'),
  layout('cards', 'pdf', 'single', 'cards', 'bold', 'chips', '', 'year', 'bar', 'skills-first'),
  layout('typewriter', 'pdf', 'single', 'dash', 'plain', 'commas', '*', 'slashed', 'stacked'),
  layout('icons', 'pdf', 'left', 'date-above', 'icon', 'bars', '➢', 'apostrophe', 'sidebar'),
  layout('long-titles', 'pdf', 'right', 'two-line-title', 'colour', 'columns', '•', 'pointed', 'two-sided'),
  layout('brackets', 'pdf', 'single', 'bracket', 'caps', 'labels', '–', 'caps', 'same-line'),
  layout('comma-tab', 'pdf', 'single', 'comma-tab', 'bold', 'columns', '•', 'year', 'labelled', 'school-first'),
  layout('flush-right', 'pdf', 'scattered', 'title-right', 'caps', 'label-above', '•', 'long', 'sidebar'),
  layout('tall-margin', 'pdf', 'margin', 'date-below', 'bold', 'commas', '•', 'long', 'bar'),
  layout('linked', 'pdf', 'single', 'linked', 'colour', 'label-above', '', 'long', 'bar'),
  layout('position-at', 'pdf', 'centred', 'position-at', 'plain', 'columns', '•', 'long', 'stacked', 'school-first'),
  layout('pill', 'pdf', 'left', 'pill', 'bold', 'chips', '', 'short', 'sidebar'),
  layout('place-between', 'pdf', 'single', 'place-between', 'rule', 'bullets', '–', 'numeric', 'two-sided'),
  layout('department', 'pdf', 'right', 'department', 'caps', 'levels', '•', 'short', 'stacked', 'skills-first'),
  layout('typed', 'pdf', 'margin', 'typed', 'colour', 'pipes', '▸', 'year', 'headline-above'),
  layout('date-first', 'pdf', 'single', 'date-first-inline', 'bold', 'commas', '', 'numeric', 'labelled'),
  layout('no-heads-left', 'pdf', 'single', 'date-left', 'none', 'labels', '•', 'short', 'bar'),
  layout(
    'no-heads-company',
    'pdf',
    'centred',
    'company-title-right',
    'none',
    'pipes',
    '',
    'long',
    'stacked',
    'skills-first',
  ),
  layout('word-linked', 'docx', 'single', 'linked', 'rule', 'commas', '•', 'slashed', 'bar'),
  layout('word-typed', 'docx', 'table', 'typed', 'bold', 'bullets', '•', 'short', 'sidebar'),
  layout('word-pill', 'docx', 'boxes', 'pill', 'colour', 'labels', '•', 'iso', 'labelled'),
  layout('word-tabs', 'docx', 'tabs', 'comma-tab', 'bold', 'labels', '•', 'short', 'stacked'),
  layout('word-table', 'docx', 'table', 'title-right', 'caps', 'bullets', '•', 'numeric', 'sidebar'),
  layout('word-boxes', 'docx', 'boxes', 'three-lines', 'bold', 'commas', '•', 'long', 'stacked'),
  layout('word-header', 'docx', 'headers', 'bars', 'rule', 'pipes', '•', 'dotted', 'bar'),
  layout('word-dates', 'docx', 'single', 'date-left', 'plain', 'label-above', '•', 'short', 'labelled', 'skills-first'),
  layout('word-at', 'docx', 'single', 'at', 'colour', 'levels', '-', 'bracketed', 'headline-above'),
  layout('word-groups', 'docx', 'tabs', 'grouped', 'caps', 'columns', '•', 'year', 'stacked', 'school-first'),
  layout('word-caps', 'docx', 'tabs', 'company-title-right', 'spaced', 'commas', '•', 'apostrophe', 'same-line'),
  layout('gutter-blocks', 'pdf', 'single', 'blocks', 'bold', 'commas', '', 'numeric', 'stacked'),
  layout('meta-right', 'pdf', 'margin', 'meta-right', 'bold', 'columns', '', 'long', 'stacked'),
  layout('form', 'pdf', 'single', 'form', 'bold', 'labels', '', 'short', 'labelled'),
  layout('comma-list', 'pdf', 'single', 'comma-list', 'rule', 'commas', '', 'long', 'bar', 'skills-first'),
  layout('narrow-dates', 'pdf', 'single', 'date-left', 'colour', 'labels', '○', 'long', 'two-sided'),
  layout('small-cap-titles', 'pdf', 'single', 'title-right', 'rule', 'labels', '•', 'short', 'stacked'),
]
