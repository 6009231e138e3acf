import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string) =>
  extract(`<!doctype html><html><body>${html}</body></html>`, { url: 'https://roe.example/p' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value, detail }) => (detail?.jobTitle ? `${value} | ${detail.jobTitle}` : value))

test.each([
  ['<table><tr><th>職務<th>姓名<th>分機<tr><td>處長<td>許家榮<td>12</table>', ['許家榮 | 處長']],
  ['<table><tr><td>代理發言人 / 總監<td>許家榮<td>12</table>', ['許家榮 | 總監']],
  ['<table><tr><th>부서<th>이름<th>직급<tr><td>영업<td>최유리<td>과장</table>', ['최유리 | 과장']],
  ['<table><tr><th>役職<th>氏名<th>内線<tr><td>部長<td>寺嶋 あゆみ<td>12</table>', ['寺嶋 あゆみ | 部長']],
])('%s names %j', (html, names) => {
  expect(namesOf(html)).toEqual(names)
})

test.each([
  '<table><tr><th>姓名<th>電話<tr><td>客服中心<td>02-2345-6789</table>',
  '<table><tr><th>品名<th>價格<tr><td>高山茶<td>300</table>',
])('%s names nobody', (html) => {
  expect(namesOf(html)).toEqual([])
})
