import { describe, expect, test } from 'vitest'
import { DATA_TYPES } from '../../../src/contracts/data/items.ts'
import { calibrate, probabilityOf } from '../../../src/extraction/calibrate.ts'
import { extract, uncalibratedInSteps } from '../../../src/extraction/extract.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { runToEnd } from '../../../src/lib/steps.ts'
import { fitIsotonic } from '../../bench/support/isotonic.ts'

const URL_OF_PAGE = 'https://www.elmvale.example/contact'
const HTML = `<title>Elmvale Joinery Ltd</title><div><h3>Emily Carter</h3><p>Sales Manager</p>
  <p>Tel. +44 20 7946 0018</p><p>emily.carter@elmvale.example</p></div>`

describe('confidence as a probability', () => {
  test.each(DATA_TYPES)('%s: calibration keeps the order, and no confidence is 0 or 1', (type) => {
    const given = Array.from({ length: 101 }, (_, at) => at / 100)
    const probable = given.map((confidence) => probabilityOf(type, confidence))
    expect(probable).toEqual(probable.toSorted((one, other) => one - other))
    expect(probable[0]).toBeGreaterThan(0)
    expect(probable.at(-1)).toBeLessThan(1)
  })

  test('every finding is calibrated once, in the list and in its contact', () => {
    const raw = runToEnd(uncalibratedInSteps(parsePage(HTML, URL_OF_PAGE), { url: URL_OF_PAGE }))
    const { findings, contacts } = extract(HTML, { url: URL_OF_PAGE })
    expect(findings.map(({ confidence }) => confidence)).toEqual(
      raw.findings.map(({ type, confidence }) => probabilityOf(type, confidence)),
    )
    expect(contacts.length).toBeGreaterThan(0)
    for (const contact of contacts) {
      expect(contact.findings.every((finding) => findings.includes(finding))).toBe(true)
      expect(contact.confidence).toBeLessThanOrEqual(contact.findings[0]!.confidence)
    }
  })

  test('a page without findings stays empty', () => {
    expect(calibrate({ findings: [], contacts: [] })).toEqual({ findings: [], contacts: [] })
  })
})

test('isotonic regression pools adjacent violators', () => {
  const bin = (confidence: number, share: number, weight = 1) => ({ confidence, share, weight })
  expect(fitIsotonic([bin(0.9, 0.7), bin(0.5, 0.4), bin(0.7, 0.8)])).toEqual([
    bin(0.5, 0.4),
    { confidence: expect.closeTo(0.8), share: expect.closeTo(0.75), weight: 2 },
  ])
})
