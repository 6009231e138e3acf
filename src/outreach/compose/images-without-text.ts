import { attributeValue, scanHtml } from '../../lib/scan-html.ts'

/** The file names of a message's images without an alternative text; tiny ones, which count opens, are left out. */
export function imagesWithoutText(content: string): string[] {
  const names: string[] = []
  scanHtml(content, {
    tag(tag) {
      if (tag.name !== 'img' || attributeValue(tag, 'alt')?.trim()) return
      const [width, height] = [attributeValue(tag, 'width'), attributeValue(tag, 'height')]
      if (width === '1' && height === '1') return
      const source = attributeValue(tag, 'src') ?? ''
      names.push(/[^/?#]{1,80}(?=$|[?#])/.exec(source.slice(0, 2_000))?.[0] ?? 'image')
    },
  })
  return names
}
