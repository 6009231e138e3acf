import type { Page } from '../page.ts'
import { type ColumnCell, columnCells } from './table-columns.ts'

/** Column headings for names, in scripts without capitals. */
const HEADING =
  /^(?:姓名|名字|氏名|お名前|名前|担当者名?|ご担当者|聯絡人|联系人|联络人|負責人|负责人|성명|이름|성함|담당자|الاسم|الإسم|اسم الموظف|نام|نام و نام خانوادگی|שם|שם מלא|שם העובד|नाम|ชื่อ|ชื่อ-สกุล|ชื่อ-นามสกุล|ชื่อ - นามสกุล|ชื่อ - สกุล)[:：]?$/u

/** The cells of table columns headed "name", in scripts without capitals. */
export const nameCells = (page: Page): ColumnCell[] => [...columnCells(page, (cell) => HEADING.test(cell.trim()), 2)]
