import type { Page } from '../page.ts'

/** A cell below a heading, as a range of `page.text`. */
export interface NameCell {
  readonly start: number
  readonly text: string
}

/** "Name" over a column, in scripts without capitals. */
const HEADING =
  /^(?:姓名|名字|氏名|お名前|名前|担当者名?|ご担当者|聯絡人|联系人|联络人|負責人|负责人|성명|이름|성함|담당자|الاسم|الإسم|اسم الموظف|نام|نام و نام خانوادگی|שם|שם מלא|שם העובד|नाम|ชื่อ|ชื่อ-สกุล|ชื่อ-นามสกุล|ชื่อ - นามสกุล|ชื่อ - สกุล)[:：]?$/u

/**
 * The cells of the columns that a table heads with "name" in a script without capitals. Empty cells leave no trace in the
 * text, so only rows of as many cells as their heading are read.
 */
export function nameCells({ text }: Page): NameCell[] {
  const cells: NameCell[] = []
  let column = -1
  let width = 0
  let lastEnd = -1
  for (let tab = text.indexOf('\t'); tab >= 0; tab = text.indexOf('\t', lastEnd)) {
    const start = text.lastIndexOf('\n', tab) + 1
    // Lines without cells stand between: the table is another.
    if (start !== lastEnd + 1) column = -1
    const lineEnd = text.indexOf('\n', tab)
    lastEnd = lineEnd < 0 ? text.length : lineEnd
    const row = text.slice(start, lastEnd).split('\t')
    const heading = row.findIndex((cell) => HEADING.test(cell.trim()))
    if (heading >= 0 && row.length > 1 && row.every((cell) => !/[@\d]/.test(cell))) {
      column = heading
      width = row.length
    } else if (column >= 0 && row.length === width) {
      const before = row.slice(0, column).reduce((sum, cell) => sum + cell.length + 1, 0)
      cells.push({ start: start + before, text: row[column]! })
    }
  }
  return cells
}
