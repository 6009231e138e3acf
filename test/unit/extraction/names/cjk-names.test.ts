import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string, language = '') =>
  extract(`<!doctype html><html lang="${language}"><body>${html}</body></html>`, { url: 'https://roe.example/p' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value, detail }) => (detail?.jobTitle ? `${value} | ${detail.jobTitle}` : value))

test.each([
  ['<table><tr><th>職務<th>姓名<th>分機<tr><td>處長<td>許家榮<td>12</table>', ['許家榮 | 處長']],
  ['<table><tr><td>代理發言人 / 總監<td>許家榮<td>12</table>', ['許家榮 | 總監']],
  ['<table><tr><th>부서<th>이름<th>직급<tr><td>영업<td>최유리<td>과장</table>', ['최유리 | 과장']],
  ['<table><tr><th>役職<th>氏名<th>内線<tr><td>部長<td>寺嶋 あゆみ<td>12</table>', ['寺嶋 あゆみ | 部長']],
])('%s contains %j', (html, names) => {
  expect(namesOf(html)).toEqual(names)
})

test.each([
  '<table><tr><th>姓名<th>電話<tr><td>客服中心<td>02-2345-6789</table>',
  '<table><tr><th>品名<th>價格<tr><td>高山茶<td>300</table>',
])('%s contains no name', (html) => {
  expect(namesOf(html)).toEqual([])
})

test.each([
  ['ja', '<p>代表取締役 山本一郎</p>', ['山本一郎 | 代表取締役']],
  ['ja', '<table><tr><th>代表者名<td>山本　一郎</table>', ['山本 一郎 | 代表者名']],
  ['ja', '<p>取締役 小林直樹　加藤恵、東京都</p>', ['小林直樹 | 取締役', '加藤恵 | 取締役']],
  ['ja', '<p>馬主：犬塚 佳乃 氏</p>', ['犬塚 佳乃 | 馬主']],
  ['ja', '<p>当社の犬塚佳乃氏が講演</p>', ['犬塚佳乃']],
  ['ja', '<p>申込者氏名</p>', []],
  ['ja', '<p>著者：犬塚原 佳 氏</p>', ['犬塚原 佳 | 著者']],
  ['zh', '<p>董事：陳建國、王小明、許家榮</p>', ['陳建國 | 董事', '王小明 | 董事', '許家榮 | 董事']],
  ['zh', '<p>董事：陳建國、台北市</p>', ['陳建國 | 董事']],
  ['ko', '<p>감사: 홍길동, 최유리</p>', ['홍길동 | 감사', '최유리 | 감사']],
  ['ja', '<p>ライター：スミス・ジョン</p>', ['スミス・ジョン | ライター']],
  ['ja', '<h3>山本 一郎<span>Ichiro Yamamoto</span></h3><p>代表です</p>', ['山本 一郎', 'Ichiro Yamamoto']],
  ['ja', '<p>教授 吉田 隆 Takashi Yoshida</p>', ['吉田 隆 | 教授', 'Takashi Yoshida | 教授']],
  ['ja', '<h3>山本 一郎 Web Designer</h3>', ['山本 一郎']],
  ['ko', '<p>대표: 홍 길 동</p>', ['홍 길 동 | 대표']],
  ['zh', '<p>陈建国 教授</p>', ['陈建国']],
  ['zh', '<h3>欧阳娜娜</h3><p>市场总监</p>', ['欧阳娜娜']],
  ['zh', '<title>王小明</title><p>我是王小明，现在北京工作。</p>', ['王小明']],
  ['zh', '<p>王小明，男，博士二年级。</p>', ['王小明']],
  ['zh', '<p>我是高中生。</p>', []],
  ['zh', '<title>王小明的个人主页</title><h1>王小明 [<a href="en.html">English</a>]</h1><p>© 王小明</p>', ['王小明']],
  ['zh', '<title>高山茶 | 王小明</title><h1>高山茶</h1>', []],
  ['ja', '<title>山本 一郎のホームページ</title><p>Home</p><p>© 山本 一郎</p>', ['山本 一郎']],
  ['ja', '<title>会社概要</title><h1>会社概要</h1>', []],
  ['zh', '<p>市文化局副局长陈建国、作家王小明应邀出席。</p>', ['陈建国 | 局长', '王小明 | 作家']],
  ['zh', '<p>随后，三年级一班欧阳娜娜同学代表学生发言。</p>', ['欧阳娜娜']],
  ['zh', '<p>校长强调，安全工作由主任向全体教师说明。</p>', []],
  ['zh', '<h4>CHEUNG Siu Ming, Paul 張小明</h4><p>Partner</p>', ['CHEUNG Siu Ming, Paul', '張小明']],
])('on a page in %s, %s contains %j', (language, html, names) => {
  expect(namesOf(html, language).sort()).toEqual([...names].sort())
})

test('a role beside a role is no name', () => {
  expect(namesOf('<ul><li>上場企業の社外監査役・社外取締役</li></ul>', 'ja')).toEqual([])
})

const team = (...rows: string[]) =>
  `<ul class="list">${rows.map((row) => `<li><b>${row.replace('|', '</b><span>')}</span></li>`).join('')}</ul>`

test.each([
  [
    'a column of names beside one known role',
    team('홍길동|주방', '최유리|예약·홀 매니저', '김민수|찬모'),
    ['홍길동 | 주방', '최유리 | 예약·홀 매니저', '김민수 | 찬모'],
  ],
  ['a column without any role', team('홍길동|주방', '최유리|예약', '김민수|찬모'), []],
  ['a column in which one cell is no name', team('홍길동|주방', '메뉴|예약·홀 매니저', '김민수|찬모'), []],
  ['a role before contact details', '<p>기획실 홍길동 실장 hong@roe.example</p>', ['홍길동 | 실장']],
  ['a role before something else', '<p>기획실 홍길동 실장 인사</p>', []],
  [
    'no label of a number behind a role',
    '<ul><li>성명 : 홍길동</li><li>소속/직책 : 지원팀 대리</li><li>연락처 : 02-312-3456</li></ul>',
    ['홍길동 | 지원팀 대리'],
  ],
])('%s in Korean', (_, html, names) => {
  expect(namesOf(html, 'ko')).toEqual(names)
})
