import { type Member, post } from './member.ts'

/** Names, employers and schools in scripts without capitals, in resumes whose headings are English. */
export const SCRIPTS: Member[] = [
  {
    id: 'tanaka', language: 'en', name: '田中 美咲', headline: 'Frontend Engineer', email: 'misaki.tanaka@mail.example.jp', phone: '+81 90-5555-0148', city: 'Osaka, Japan',
    links: ['github.example.com/misakit'], summary: 'フロントエンドを七年。[React] と [TypeScript] が中心です。',
    skills: [['Web', ['React', 'TypeScript', 'Next.js', 'GraphQL']], ['Tools', ['Docker', 'GitHub Actions', 'Figma']]],
    jobs: [
      post('Frontend Engineer', '株式会社あおぞら', 'Osaka', '2021-04', null, '[React] で予約画面を刷新し、離脱率を 18% 改善。', '[Playwright] による自動テストを導入。'),
      post('Web Developer', '北浜デザイン株式会社', 'Osaka', '2018-04', '2021-03', '[Vue.js] と [Laravel] で会員サイトを開発。'),
    ],
    schools: [{ school: '関西臨海大学', degree: 'Bachelor of Engineering', area: 'Information Science', from: '2014-04', to: '2018-03' }],
    spoken: [['Japanese', 'Native'], ['English', 'Intermediate']],
  },
  {
    id: 'liwei', language: 'en', name: '李文静', headline: 'Data Analyst', email: 'wenjing.li@youxiang.example.cn', phone: '+86 138 5555 0142', city: 'Hangzhou, China',
    links: [], summary: '数据分析师，熟悉 [SQL] 与 [Python]。',
    skills: [['Data', ['SQL', 'Python', 'Hive', 'Tableau', 'Excel']]],
    jobs: [
      post('Data Analyst', '杭州湖畔科技有限公司', 'Hangzhou', '2020-07', null, '使用 [Hive] 和 [Spark] 分析用户行为，转化率提升 9%。', '用 [Tableau] 搭建经营看板。'),
      post('Business Analyst Intern', '西溪银行', 'Hangzhou', '2019-06', '2019-09', '用 [Excel] 和 [VBA] 自动生成周报。'),
    ],
    schools: [{ school: '钱江大学', degree: 'M.S.', area: 'Statistics', from: '2017-09', to: '2020-06' }, { school: '钱江大学', degree: 'B.S.', area: 'Mathematics', from: '2013-09', to: '2017-06' }],
  },
  {
    id: 'oksana', language: 'en', name: 'Оксана Мельничук', headline: 'QA Engineer', email: 'oksana.m@skrynka.example.ua', phone: '+380 67 555 0149', city: 'Lviv, Ukraine',
    links: ['linkedin.example.com/in/oksanam'], summary: 'QA engineer who reads logs before blaming people.',
    skills: [['Testing', ['Cypress', 'Selenium', 'Appium', 'k6', 'Postman']], ['Code', ['JavaScript', 'Python', 'SQL']]],
    jobs: [
      post('QA Engineer', 'Карпати Софт', 'Lviv', '2021-09', null, 'End-to-end suite in [Cypress], load tests in [k6].', 'Contract tests between teams with [Pact].'),
      post('Manual Tester', 'ТОВ «Вежа»', 'Lviv', '2019-02', '2021-08', 'Tested payment terminals; found the bug that printed money, on paper.'),
    ],
    schools: [{ school: 'Національний університет «Полтва»', degree: 'Bachelor', area: 'Applied Linguistics', city: 'Lviv', from: '2014-09', to: '2018-06' }],
    spoken: [['Ukrainian', 'Native'], ['English', 'C1']],
  },
]
