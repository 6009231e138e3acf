import { expect, test } from 'vitest'
import { quickenStyles } from './quick-styles.ts'

const BODY = `
  <main><p>text <b>strong</b> <a href="/">link</a> <span hidden>gone</span></p>
    <ul><li>one</li></ul> <table><tbody><tr><td>cell</td><td hidden>cell</td></tr></tbody></table>
    <form><input><input type="hidden"><input type="checkbox"><button>Go</button><select><option>1</option></select><textarea></textarea></form>
    <details><summary>more</summary><p>inside</p></details> <details open><summary>more</summary><p>inside</p></details>
    <dialog>closed</dialog> <dialog open>open</dialog> <svg><path></path></svg> <script></script> <template></template>
    <div style="visibility: hidden"><p>not seen <i style="visibility: visible">but this</i></p></div>
    <div style="pointer-events: none; direction: rtl"><button>not met</button></div>
    <div style="position: fixed; --gap: 4px; max-height: 9px"><p style="margin-left: 2px; overflow-x: hidden">placed</p></div>
    <div style="display: none"><p>inside</p></div> <p style="display: flex">row</p> <p style="color: red">block</p>
  </main>`
const PROPERTIES = ['display', 'visibility', 'pointer-events', 'direction', 'color', '--gap', '--anchor-gap']
const OF_PLACES = [
  'position',
  'overflow',
  'overflowX',
  'transform',
  'maxHeight',
  'marginTop',
  'marginLeft',
  'width',
] as const

test('quickly resolved styles equal those of jsdom', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const view = frame.contentWindow as Window & typeof globalThis
  view.document.body.innerHTML = BODY
  const styles = () =>
    [...view.document.querySelectorAll('*')].map((element) => {
      const style = view.getComputedStyle(element)
      const read = [
        ...PROPERTIES.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ...OF_PLACES.map((name) => `${name}: ${style[name]}`),
      ]
      return [element.localName, ...read].join(' ')
    })
  const slow = styles()
  quickenStyles(view)
  expect(styles()).toEqual(slow)
  expect(view.getComputedStyle(view.document.querySelector('p[style*=flex]')!).display).toBe('flex')
  frame.remove()
})
