import { describe, expect, it } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (text: string, type = 'article') =>
  extract(
    `<html lang="ar"><head><meta property="og:type" content="${type}"></head><body><p>${text}</p></body></html>`,
    {
      url: 'https://elm.example/a',
    },
  )
    .findings.filter((finding) => finding.type === 'names')
    .map(({ value }) => value)

describe('a sentence of an article in Arabic script', () => {
  it.each([
    ['with an article', 'وقال إن سمير النجار حضر الاجتماع في المساء', ['سمير النجار']],
    ['of origin', 'وقال إن سمير حلبي حضر الاجتماع في المساء', ['سمير حلبي']],
    ['that is also a given name', 'وقال إن سمير حسن حضر الاجتماع في المساء', ['سمير حسن']],
    ['joined from two words', 'وقال إن سمير عبد الحق حضر الاجتماع في المساء', ['سمير عبد الحق']],
    ['behind a title', 'حضر الاجتماع المهندس سمير نبهان في المساء', ['سمير نبهان']],
    ['at the end of a phrase', 'شارك فيه سمير نبهان، وغسان قدري، وآخرون كثيرون', ['سمير نبهان', 'غسان قدري']],
    ['that the page uses again', 'وقال إن سمير نبهان حضر ثم عاد سمير نبهان مساء', ['سمير نبهان']],
  ])('names people with a family name %s', (_, text, names) => expect(namesOf(text)).toEqual(names))

  it.each([
    ['a given name before another word', 'وقال إن سمير حضر الاجتماع في المساء'],
    ['a street', 'يقع المقر في شارع سمير النجار قرب الميناء'],
    ['the next month', 'يعرض المسلسل في رمضان المقبل على القناة'],
  ])('does not take %s for a person', (_, text) => expect(namesOf(text)).toEqual([]))

  it('is not read on other pages', () =>
    expect(namesOf('وقال إن سمير النجار حضر الاجتماع في المساء', 'website')).toEqual([]))
})
