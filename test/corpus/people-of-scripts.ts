import { must } from '#core/must.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { factsOfInvented } from '#test/support/invented-facts.ts'
import { inventPerson } from './people.ts'

type Words = {
  script: string
  name: string
  headline: string
  place: string
  summary: string
  title: string
  company: string
  highlights: string[]
  degree: string
  school: string
  project: string
}

/** Invented people who write in scripts that Latin fonts do not have. */
const PEOPLE: Words[] = [
  {
    script: 'Chinese',
    name: '王小明',
    headline: '后端工程师',
    place: '上海',
    summary:
      '六年后端开发经验，熟悉 Python 与 PostgreSQL，负责过日均千万次请求的支付系统，关注稳定性、可观测性和团队协作。',
    title: '高级后端工程师',
    company: '云杉科技有限公司',
    highlights: [
      '将结算服务拆分为 4 个模块，平均响应时间从 420 毫秒降到 130 毫秒。',
      '为（内部）平台编写 120 项自动化测试，使线上故障减少一半。',
    ],
    degree: '计算机科学学士',
    school: '东湖大学',
    project: '地铁换乘查询',
  },
  {
    script: 'Chinese, traditional',
    name: '陳美玲',
    headline: '資料分析師',
    place: '臺北',
    summary: '四年數據分析經驗，擅長以 SQL 與 Python 整理銷售資料，並向非技術同事說明結果。',
    title: '資料分析師',
    company: '藍鵲零售股份有限公司',
    highlights: ['建立庫存預測報表，使缺貨率由 9% 降至 5%。', '設計問卷並訪談 36 位顧客，找出退貨的主要原因。'],
    degree: '統計學碩士',
    school: '玉山學院',
    project: '颱風雨量圖',
  },
  {
    script: 'Japanese',
    name: '佐藤 さくら',
    headline: 'フロントエンドエンジニア',
    place: '大阪',
    summary: 'React と TypeScript を使ったウェブアプリの開発に五年間携わり、アクセシビリティの改善を得意としています。',
    title: 'フロントエンドエンジニア',
    company: '株式会社みずうみ',
    highlights: [
      '予約画面を作り直し、完了までの時間を 35% 短縮しました。',
      'スクリーンリーダーの利用者 8 名と一緒に、操作の妨げを調べました。',
    ],
    degree: '情報学士',
    school: '北浜大学',
    project: '図書館の本棚地図',
  },
  {
    script: 'Korean',
    name: '김서연',
    headline: '데이터 엔지니어',
    place: '부산',
    summary: '5년 동안 Kafka와 Spark로 데이터 파이프라인을 만들었으며, 장애를 빠르게 찾고 고치는 일을 좋아합니다.',
    title: '데이터 엔지니어',
    company: '푸른섬 주식회사',
    highlights: [
      '야간 배치 시간을 6시간에서 2시간으로 줄였습니다.',
      '로그 수집 도구를 바꾸어 매달 저장 비용 30%를 아꼈습니다.',
    ],
    degree: '컴퓨터공학 학사',
    school: '한들대학교',
    project: '버스 도착 알림',
  },
  {
    script: 'Arabic',
    name: 'محمد الأمين',
    headline: 'مهندس برمجيات',
    place: 'عمّان',
    summary:
      'مهندس برمجيات لديه سبع سنوات من الخبرة في بناء خدمات الدفع باستخدام Java و PostgreSQL، ويهتم بالاختبار والتوثيق.',
    title: 'مهندس برمجيات أول',
    company: 'شركة الواحة للتقنية',
    highlights: [
      'خفّض زمن الاستجابة من 420 إلى 130 ميلي ثانية (على خادم واحد).',
      'كتب 120 اختبارًا آليًا لنظام Docker، فقلّت الأعطال إلى النصف.',
    ],
    degree: 'بكالوريوس علوم الحاسوب',
    school: 'جامعة النخيل',
    project: 'خريطة الحافلات',
  },
  {
    script: 'Persian',
    name: 'نگار پارسا',
    headline: 'طراح تجربهٔ کاربری',
    place: 'شیراز',
    summary: 'طراح تجربهٔ کاربری با شش سال سابقه که با گفت‌وگو با کاربران و آزمون نمونه‌ها، فرم‌های پیچیده را ساده می‌کند.',
    title: 'طراح ارشد',
    company: 'گروه نرم‌افزاری چکاوک',
    highlights: ['فرم ثبت‌نام را از ۹ مرحله به ۴ مرحله رساند.', 'با ۲۴ کاربر گفت‌وگو کرد و نتیجه را در Figma مستند کرد.'],
    degree: 'کارشناسی طراحی صنعتی',
    school: 'دانشگاه سروستان',
    project: 'راهنمای پیاده‌روی',
  },
  {
    script: 'Hebrew',
    name: 'נועה לוי',
    headline: 'מפתחת אתרים',
    place: 'חיפה',
    summary: 'מפתחת אתרים עם ארבע שנות ניסיון ב־React וב־Node.js, שאוהבת ממשקים פשוטים ובדיקות טובות.',
    title: 'מפתחת צד לקוח',
    company: 'ברקת תוכנה בע״מ',
    highlights: ['קיצרה את זמן הטעינה מ־3.2 ל־1.1 שניות (בטלפונים).', 'כתבה 60 בדיקות והורידה את מספר התקלות ב־40%.'],
    degree: 'תואר ראשון במדעי המחשב',
    school: 'מכללת הגליל העליון',
    project: 'לוח שנה לגינה',
  },
  {
    script: 'Devanagari',
    name: 'प्रिया शर्मा',
    headline: 'सॉफ़्टवेयर इंजीनियर',
    place: 'जयपुर',
    summary: 'पाँच वर्षों से Python और Django में वेब सेवाएँ बना रही हूँ और छोटे दलों के साथ काम करना पसंद करती हूँ।',
    title: 'वरिष्ठ सॉफ़्टवेयर इंजीनियर',
    company: 'नीलकंठ टेक्नोलॉजीज़',
    highlights: ['भुगतान सेवा का समय 420 से घटाकर 130 मिलीसेकंड किया।', '12 विद्यार्थियों को परीक्षण लिखना सिखाया।'],
    degree: 'कंप्यूटर विज्ञान में स्नातक',
    school: 'अरावली विश्वविद्यालय',
    project: 'पुस्तकालय की सूची',
  },
  {
    script: 'Thai',
    name: 'สมชาย ใจดี',
    headline: 'วิศวกรระบบ',
    place: 'เชียงใหม่',
    summary: 'วิศวกรระบบที่มีประสบการณ์ห้าปีด้าน Linux และ Kubernetes ดูแลเครื่องแม่ข่ายกว่าหนึ่งร้อยเครื่องและเขียนคู่มือให้เพื่อนร่วมงานใช้ได้จริง',
    title: 'วิศวกรระบบอาวุโส',
    company: 'บริษัท ดอยเมฆ จำกัด',
    highlights: ['ลดเวลาติดตั้งระบบจาก 3 วันเหลือ 4 ชั่วโมง', 'จัดทำระบบแจ้งเตือนที่ช่วยให้พบปัญหาก่อนลูกค้าแจ้ง'],
    degree: 'วิศวกรรมศาสตรบัณฑิต',
    school: 'มหาวิทยาลัยริมปิง',
    project: 'แผนที่รถสองแถว',
  },
  {
    script: 'an English resume, names in Chinese and Arabic',
    name: 'Xiaoming Wang (王小明)',
    headline: 'Backend Engineer',
    place: 'Leeds',
    summary: 'Backend engineer with six years of work on payments, most of them with Python and PostgreSQL.',
    title: 'Backend Engineer',
    company: 'Alwaha (شركة الواحة للتقنية)',
    highlights: [
      'Translated the manual «دليل المستخدم» for 12 partners in Amman.',
      'Cut the time of an answer from 420 to 130 ms.',
    ],
    degree: 'BSc Computer Science',
    school: 'East Lake University (东湖大学)',
    project: 'Metro changes',
  },
]

/** Each script with the facts of one person. */
export const PEOPLE_OF_SCRIPTS: { script: string; facts: ResumeFacts }[] = PEOPLE.map((words, index) => {
  const facts = factsOfInvented(inventPerson(index))
  const { summary, headline, name, place } = words
  const project = { name: words.project, description: null, url: null, startDate: null, endDate: null }
  return {
    script: words.script,
    facts: {
      ...facts,
      basics: { ...facts.basics, name, headline, location: place, summary },
      experience: [
        { ...must(facts.experience[0]), title: words.title, company: words.company, highlights: words.highlights },
      ],
      education: [{ ...must(facts.education[0]), degree: words.degree, institution: words.school }],
      projects: [{ ...project, highlights: [must(words.highlights[1])] }],
      certifications: [],
      languages: [],
    },
  }
})
