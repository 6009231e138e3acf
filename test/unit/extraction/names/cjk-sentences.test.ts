import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string, language: string) =>
  extract(`<!doctype html><html lang="${language}"><body><p>${html}</p></body></html>`, {
    url: 'https://elm.example/p',
  })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value, detail }) => (detail?.jobTitle ? `${value} | ${detail.jobTitle}` : value))

test.each([
  ['ja', 'はじめまして。院長の大塚麻衣です。', ['大塚麻衣 | 院長']],
  ['ja', '店長の佐藤花子がご案内します。', ['佐藤花子 | 店長']],
  ['ja', 'お客様の声（港市 門脇 静江 様）', ['門脇 静江']],
  ['ko', '윤혜진 연구소장, 조성호 본부장이 참석했다.', ['윤혜진 | 연구소장', '조성호 | 본부장']],
  ['ko', '박지영 교수가 강연한다.', ['박지영 | 교수']],
  ['zh', '总经理李娜女士出席。', ['李娜 | 总经理']],
  ['zh-TW', '負責人賴源杉|電話', ['賴源杉 | 負責人']],
])('a person in a sentence of %s: %s', (language, text, names) => expect(namesOf(text, language)).toEqual(names))

test.each([
  ['a business', 'ja', '代表の林業は盛んです。'],
  ['a prefecture', 'ja', '営業の千葉県は広いです。'],
  ['a city', 'ja', '担当の東京都を回ります。'],
  ['customers', 'ja', 'お客様方へのお知らせです。'],
  ['a department', 'ko', '기술부 부장 공고입니다. 정보팀 팀장을 모집합니다.'],
  ['a board', 'ko', '이사회 위원 명단입니다.'],
])('%s is no person', (_, language, text) => expect(namesOf(text, language)).toEqual([]))
