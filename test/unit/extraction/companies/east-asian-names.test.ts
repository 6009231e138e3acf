import { expect, test } from 'vitest'
import { companiesIn } from '../../../support/companies-in.ts'

test.each([
  // Latin names of several words
  ['ja', '株式会社 Veltran Oskerby', '株式会社 Veltran Oskerby'],
  ['ja', 'Veltran Oskerby株式会社', 'Veltran Oskerby株式会社'],
  ['ja', 'Veltran Oskerby 株式会社', 'Veltran Oskerby 株式会社'],
  ['ja', '株式会社Veltran Oskerby Japan 代表取締役 山本一郎', '株式会社Veltran Oskerby Japan'],
  ['ja', '株式会社 Veltran Oskerby TEL 03-1234-5678', '株式会社 Veltran Oskerby'],
  ['ja', '販売元: 合同会社Blue Ocean Labs（東京都港区）', '合同会社Blue Ocean Labs'],
  ['ja', '© 2024 Veltran Oskerby 株式会社', 'Veltran Oskerby 株式会社'],
  ['ja', 'Copyright © 2019-2024 株式会社Veltran Oskerby All Rights Reserved.', '株式会社Veltran Oskerby'],
  ['ja', '運営会社：株式会社E-Grant', '株式会社E-Grant'],
  ['ja', 'e-Veltran株式会社は、東京の会社です。', 'e-Veltran株式会社'],
  ['ja', '株式会社A & Bパートナーズ', '株式会社A & Bパートナーズ'],
  ['ko', '㈜Veltran Oskerby', '㈜Veltran Oskerby'],
  // A name separated from its legal form
  ['ja', 'Veltran 株式会社 代表取締役 山本一郎', 'Veltran 株式会社'],
  ['ja', 'Veltran Oskerby 株式会社 本社 東京都千代田区', 'Veltran Oskerby 株式会社'],
  // Sentences
  ['ja', '当サイトは青葉商事株式会社により運営されています。', '青葉商事株式会社'],
  ['ja', '個人情報は株式会社青葉製作所が管理します。', '株式会社青葉製作所'],
  ['zh', '本网站由华兴电子有限公司提供技术支持', '华兴电子有限公司'],
  ['zh', '我们与华兴电子有限公司合作', '华兴电子有限公司'],
  ['zh', '上海华兴律师事务所', '上海华兴律师事务所'],
  ['ja', '青葉総合法律事務所', '青葉総合法律事務所'],
  // Long names, and Korean names with spaces
  [
    'ja',
    '株式会社インターナショナルコミュニケーションズサービスジャパン',
    '株式会社インターナショナルコミュニケーションズサービスジャパン',
  ],
  ['ko', '㈜ 한빛 산업', '㈜ 한빛 산업'],
  ['ko', '(주)한빛산업 서울특별시 강남구', '(주)한빛산업'],
  ['ko', 'Copyright © (주)한빛산업. All rights reserved.', '(주)한빛산업'],
])('%s: %s', (language, text, company) => {
  expect(companiesIn(language, `<p>${text}</p>`)).toEqual([company])
})

test('a name in two scripts, and a labelled one in the other script, are both found', () => {
  expect(companiesIn('zh-HK', '<p>青葉國際有限公司 Aoba International Limited</p>').sort()).toEqual([
    'Aoba International Limited',
    '青葉國際有限公司',
  ])
  expect(companiesIn('ja', '<p>会社名 株式会社青葉製作所（英文名：Aoba Works Co., Ltd.）</p>').sort()).toEqual([
    'Aoba Works Co., Ltd.',
    '株式会社青葉製作所',
  ])
})

test.each([
  ['ja', '2010年4月 青葉大学大学院工学研究科 准教授', ['青葉大学']],
  ['ja', '緑山高等学校を卒業し、緑山市立図書館で働く。', ['緑山高等学校', '緑山市立図書館']],
  ['ja', 'リンク：さくら市教育委員会', ['さくら市教育委員会']],
  ['ja', '緑山協会会長', ['緑山協会']],
  ['ja', '国立大学や私立大学を出て、通った学校の病院長になる。', []],
  ['ja', '地方銀行の窓口', []],
  ['ja', '緑山大学生の声', []],
  ['zh', '毕业于绿山大学，现任绿山大学化学学院教授。', ['绿山大学']],
  ['ko', '한빛대학교에서 공부했다. 우리병원은 쉽니다.', ['한빛대학교']],
])('%s: %s names schools and offices without a legal form', (language, text, companies) => {
  expect(companiesIn(language, `<p>${text}</p>`)).toEqual(companies)
})

test.each([
  ['ja', '関係団体 青葉県商工会連合会、みなみ県協会', ['青葉県商工会連合会', 'みなみ県協会']],
  ['ja', '地域をつなぐ協会です', []],
  ['ja', 'ひまわり保育園', ['ひまわり保育園']],
  ['ko', '박사후연구원과 선임연구원을 모집합니다', []],
  ['ko', '한빛연구원', ['한빛연구원']],
])('in %s, organisations and ranks end with the same nouns: %s', (language, text, names) => {
  expect(companiesIn(language, `<p>${text}</p>`)).toEqual(names)
})

test.each([
  ['ja', '会概要：第一東方接骨師会／第一東方鍼灸マッサージ師会', ['第一東方接骨師会', '第一東方鍼灸マッサージ師会']],
  ['ja', '青葉県行政書士会に登録', ['青葉県行政書士会']],
  ['ja', '青葉祭実行委員会', ['青葉祭実行委員会']],
  ['ja', '青葉太鼓保存会は昭和五十年に発足した。', ['青葉太鼓保存会']],
  ['ja', '青葉小学校同窓会', ['青葉小学校同窓会']],
  ['ja', '青葉医師会会長 山本一郎', ['青葉医師会']],
  ['zh', '青叶市慈善总会', ['青叶市慈善总会']],
  ['zh', '青葉市醫師公會', ['青葉市醫師公會']],
  ['zh', '青叶市总工会', ['青叶市总工会']],
  ['ko', '푸른시의사회', ['푸른시의사회']],
  ['ko', '푸른군 상공회의소', ['푸른군 상공회의소']],
  ['ja', '次の実行委員会は五月に開かれる。', []],
  ['ja', '栄養士会', []],
  ['ja', '青葉講演会を開催します', []],
])('bodies of professions, places and traditions are organisations if they say whose they are (%s): %s', (...args) => {
  const [language, text, names] = args
  expect(companiesIn(language, `<p>${text}</p>`).toSorted()).toEqual(names)
})
