import { escapeXml } from './xml.ts'

/** The parts of a DOCX beside its text (ECMA-376). */

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export const CONTENT_TYPES =
  `<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/>` +
  `<Override PartName="/word/numbering.xml" ContentType="${WORD_TYPE}.numbering+xml"/>` +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>'

export const RELATIONS =
  `<Relationships xmlns="${PACKAGE}/relationships">` +
  `<Relationship Id="document" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>` +
  `<Relationship Id="core" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`

export function coreProperties(title: string, language: string): string {
  return (
    `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
    `<dc:title>${escapeXml(title)}</dc:title><dc:language>${escapeXml(language)}</dc:language></cp:coreProperties>`
  )
}

export function documentRelations(links: readonly string[]): string {
  const outside = links.map(
    (link, index) =>
      `<Relationship Id="link${index}" Type="${OFFICE}/hyperlink" Target="${escapeXml(link)}" TargetMode="External"/>`,
  )
  return (
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/>` +
    `<Relationship Id="numbering" Type="${OFFICE}/numbering" Target="numbering.xml"/>${outside.join('')}</Relationships>`
  )
}

const style = (id: string, name: string, paragraph: string, run: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/>` +
  `<w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`

/**
 * Sizes in half points, spaces in twentieths of a point; headings in the accent, dates at the right edge of the text. The language is
 * what a screen reader speaks and a spelling check goes by; `bidi` that of words from right to left.
 */
export const stylesIn = (
  accent: string,
  { language, bidi, width }: { language: string; bidi: string; width: number },
) =>
  `<w:styles xmlns:w="${WORDS}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri" w:eastAsia="Calibri"/>` +
  `<w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="${escapeXml(language)}"${bidi && ` w:bidi="${bidi}"`}/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="40" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>` +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
  style('Title', 'Title', '<w:spacing w:after="60"/>', '<w:b/><w:bCs/><w:sz w:val="40"/><w:szCs w:val="40"/>') +
  style(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="8C8CA6"/></w:pBdr><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="0"/>',
    `<w:b/><w:bCs/><w:color w:val="${accent.slice(1).toUpperCase()}"/><w:sz w:val="26"/><w:szCs w:val="26"/>`,
  ) +
  style(
    'Heading2',
    'heading 2',
    `<w:keepNext/><w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs><w:spacing w:before="120" w:after="0"/><w:outlineLvl w:val="1"/>`,
    '<w:b/><w:bCs/>',
  ) +
  style(
    'ListBullet',
    'List Bullet',
    '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:ind w:left="284" w:hanging="284"/>',
    '',
  ) +
  '</w:styles>'

export const NUMBERING =
  `<w:numbering xmlns:w="${WORDS}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>` +
  '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="284" w:hanging="284"/></w:pPr></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>'
