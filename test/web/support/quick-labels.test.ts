import { expect, test } from 'vitest'
import { quickenLabels } from './quick-labels.ts'

const PAGE = `
  <label for="a">One</label><label for="a">Two</label><input id="a">
  <label id="around">Around <span><select id="b"><option>x</option></select></span></label>
  <label for="b">Also</label>
  <label for="c">Nothing to label</label><div id="c"></div>
  <label for="d">Hidden</label><input type="hidden" id="d">
  <label for="">Empty <textarea id="e"></textarea></label>
  <label for="none">Nobody</label><button id="f">Go</button><output id="g"></output><meter id="h"></meter><progress id="i"></progress>`

/** The control of each label of a new page, and the labels of each control, by texts and IDs. */
function read(isQuick: boolean) {
  const frame = document.createElement('iframe')
  window.document.body.append(frame)
  const other = frame.contentWindow as Window & typeof globalThis
  if (isQuick) quickenLabels(other)
  const { document: page } = other
  page.body.innerHTML = PAGE
  const apart = page.createElement('div')
  apart.innerHTML = '<label for="z">Apart</label><input id="z">'
  const labels = [...page.querySelectorAll('label'), ...apart.querySelectorAll('label')]
  const controls = [...page.querySelectorAll('[id]'), ...apart.querySelectorAll('[id]')] as HTMLInputElement[]
  return {
    controls: labels.map(({ textContent, control }) => [textContent, control?.id]),
    labels: controls.map(({ id, labels }) => [id, labels && Array.from(labels, (label) => label.textContent)]),
  }
}

test('labels and controls are associated as in jsdom', () => {
  expect(read(true)).toEqual(read(false))
})
