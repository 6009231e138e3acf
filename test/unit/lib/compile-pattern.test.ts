import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/local/build.ts'
import { writtenPatterns } from '../../../scripts/patterns/written-patterns.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { compilePattern, hasProperties, withBasicPlane } from '../../../src/lib/compile-pattern.ts'

describe('a compiled pattern', () => {
  test('has letters of the Basic Multilingual Plane only', () => {
    const word = compilePattern('^\\p{L}+$', 'u')
    expect(['Zoë', 'Жук', '青葉', '가람'].every((text) => word.test(text))).toBe(true)
    expect(word.test('𝐉𝐚𝐧𝐞')).toBe(false)
    expect(compilePattern('^\\P{L}$', 'u').test('𝐉')).toBe(true)
  })

  test.each([
    ['[\\p{L}-]+', 'Ann-Lee'],
    ['[^\\p{L}&|()]+', ' 12 '],
    ['[()[{}/|\\]\\p{N}]+', '({[/|}])1'],
    ['[-+\\p{N}]+', '+1-2'],
    ['[\\p{N}+--9]+', '+,-12'],
    ['[\\d.&&\\p{L}]+', 'a&.1'],
    ['[\\p{L}:: ,,]+', 'a: b,'],
    ['[a-c\\-\\p{N}e-]+', 'b-2e'],
    ['(?<![\\p{L}])(?:\\u{1f600}|\\[\\p{Lu}\\])', '[Ä]'],
  ])('matches as written: %s', (source, text) => {
    const written = new RegExp(source, 'u')
    const compiled = compilePattern(source, 'u')
    expect(written.exec(text)?.[0]).toBe(text)
    expect(compiled.exec(text)?.[0]).toBe(text)
    for (const char of ' !"#$%&\'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~äß') {
      expect(compiled.test(char), char).toBe(written.test(char))
    }
  })

  test('keeps flags, and patterns without properties', () => {
    expect(compilePattern('\\p{Lu}', 'giu').flags).toBe('giv')
    expect(compilePattern('a|b', 'iu')).toEqual(/a|b/iu)
  })
})

test('the patterns of the engine match the same once they are limited', () => {
  const pages = globSync('test/fixtures/extraction/**/page.html', { cwd: ROOT })
  const lines = pages.flatMap((page) => {
    const { text } = parsePage(readFileSync(join(ROOT, page), 'utf8'), 'https://www.acme.com/')
    return text.split('\n').filter((line) => line.length < 200)
  })
  const sample = [...new Set(lines)].filter((_, at) => at % 7 === 0)
  const { literals } = writtenPatterns(ROOT, ['src/extraction', 'src/facts'])
  const limited = literals.filter(({ source, flags }) => flags.includes('u') && hasProperties(source))
  expect([limited.length > 300, sample.length > 100]).toEqual([true, true])
  const different = limited.filter(({ source, flags }) => {
    const written = new RegExp(source, flags)
    const compiled = new RegExp(withBasicPlane(source), flags.replace('u', 'v'))
    return sample.some((line) => {
      written.lastIndex = 0
      compiled.lastIndex = 0
      return JSON.stringify(written.exec(line)) !== JSON.stringify(compiled.exec(line))
    })
  })
  expect(different).toEqual([])
})
