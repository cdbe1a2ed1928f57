import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'
import type { SectionKind } from '../words/section-words.ts'

/** Words of Chinese, Japanese and Korean headings, which stand without blanks. */
const WORDS: Partial<Record<SectionKind, string>> = {
  experience: `工作 職歴 職務 职业 职务 实习 實習 任职 任職 業務 就业 アルバイト インターンシップ インターン 실무 경력 직장 인턴 업무 근무 이력`,
  education: `教育 学歴 學歷 学历 学力 학력 교육 学业 學業`,
  skills: `技能 技术 技術 スキル 活かせる 知識 기술 스킬 스택 기술스택 역량 特技 特长 專長 专长`,
  projects: `项目 專案 項目 作品 プロジェクト 프로젝트`,
  certifications: `资格 資格 免許 证书 證照 證書 자격증 자격 면허`,
  languages: `语言 語言 語学 言語 外語 外语 어학 외국어 언어`,
  awards: `获奖 獲獎 荣誉 榮譽 奖项 奖励 受賞 수상`,
  publications: `论文 論文 学术 學術 研究 発表 논문 연구 출판`,
  volunteering: `校园 校園 社会实践 社團 志愿者 志願者 志愿 ボランティア 대외활동 봉사`,
  interests: `兴趣 興趣 爱好 愛好 趣味 취미`,
  contact: `联系方式 聯絡方式 連絡方式 聯繫方式 聯絡 連絡 联系 連絡先 个人信息 基本信息 個人資料 基本資料 氏名 연락처 인적사항`,
  summary: `自我评价 自我評價 自我介绍 自我介紹 个人简介 個人簡介 自己 關於我 关于我 簡介 简介 自傳 优势 優勢 職務要約 要約 志望動機 자기소개 자기 소개 求职意向`,
  other: `병역`,
}
/** Stand beside those; alone they are what somebody did. */
const BESIDE = `经历 經歷 经验 經驗 経験 経歴 履历 履歴 경험`.split(' ')
const FILLERS =
  `背景 情况 信息 清单 清單 成果 業績 能力 個人 个人 专业 專業 保有 最終 主要 相关 相關 個人 書 歴 力 の 与 和 及 事项 事項 活動 活动 紹介 사항 내역 능력 보유 이수 전문 및 주요 활동 IT PC PR`.split(
    ' ',
  )

const KIND_OF = new Map<string, SectionKind | 'beside' | 'filler'>([
  ...FILLERS.map((word) => [fold(word), 'filler'] as const),
  ...BESIDE.map((word) => [fold(word), 'beside'] as const),
  ...(Object.entries(WORDS) as [SectionKind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [fold(word), kind] as const),
  ),
])
const LONGEST_WORD = Math.max(...[...KIND_OF.keys()].map((word) => word.length))
const LONGEST = 40
const EASTERN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

export const isEastern = (text: string): boolean => EASTERN.test(text)

/** '工作经历', '二、教育背景', '경력 사항 (3년)': a heading made of known words only. */
export function easternKind(text: string): SectionKind | null {
  const compact = fold(
    text.replace(/^[一二三四五六七八九十\d]+[、.]/u, '').replaceAll(/[(（][^)）]*[)）]/g, ''),
  ).replaceAll(/[^\p{L}ー]/gu, '')
  if (compact.length > LONGEST) return null
  const kinds: (SectionKind | 'beside' | 'filler')[] = []
  for (let at = 0; at < compact.length;) {
    let length = Math.min(LONGEST_WORD, compact.length - at)
    while (length > 0 && !KIND_OF.has(compact.slice(at, at + length))) length -= 1
    if (length === 0) return null
    kinds.push(must(KIND_OF.get(compact.slice(at, at + length))))
    at += length
  }
  const named = kinds.find((kind) => kind !== 'filler' && kind !== 'beside')
  if (named) return named
  return kinds.includes('beside') ? 'experience' : null
}
