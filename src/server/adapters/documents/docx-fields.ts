/** Fields that show nothing: entries of an index or a list of contents, values kept for later. */
const SILENT = /^\s{0,9}(?:XE|TC|TA|RD|SET|ASK|PRIVATE|NEXT|NEXTIF|SKIPIF)\b/i

/** Follows the codes of fields, which no page shows, and their results, which most do. */
export function createFields() {
  const open: { code: string; isResult: boolean }[] = []
  return {
    mark(type: string | undefined) {
      const own = open.at(-1)
      if (type === 'begin') open.push({ code: '', isResult: false })
      else if (type === 'end') open.pop()
      else if (type === 'separate' && own) own.isResult = true
    },
    begin: (code: string) => open.push({ code, isResult: true }),
    end: () => open.pop(),
    addCode(text: string) {
      const own = open.at(-1)
      if (own) own.code += text
    },
    isCode: () => open.some(({ isResult }) => !isResult),
    isSilent: () => open.some(({ code }) => SILENT.test(code)),
  }
}
