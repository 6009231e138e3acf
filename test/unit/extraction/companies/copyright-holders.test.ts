import { describe, expect, test } from 'vitest'
import { companiesIn } from '../../../support/companies-in.ts'

describe('a copyright line names its holder', () => {
  test.each([
    ['© 2019-2024 Amber Lane Pottery. All rights reserved', ['Amber Lane Pottery']],
    ['Amber Lane Pottery © 2020', ['Amber Lane Pottery']],
    ['© 2023 - Ecommerce software by PrestaShop™', []],
    ['Copyright © 2024<br>Here you learn more about it', []],
    ['© 2023 - Logiciel e-commerce par PrestaShop™', []],
    ['© Copyright July, 2013 Amber Lane Pottery', ['Amber Lane Pottery']],
    ['© März 2013 Amber Lane Pottery', ['Amber Lane Pottery']],
    ['© 2020 July Pottery', ['July Pottery']],
    ['© ЗАО "Линд и Роу" Электронное издание', ['ЗАО "Линд и Роу"']],
    ['Copyright 2007 by Amber Lane Pottery', ['Amber Lane Pottery']],
    ['2020 Amber Lane Pottery. All rights reserved.', ['Amber Lane Pottery']],
    ['© Copyright 2024 – Amber Lane Pottery – Powered by Shopify', ['Amber Lane Pottery']],
    ['\ufffd2013 Amber Lane Pottery', ['Amber Lane Pottery']],
    ['© 2023 Todos los derechos reservados. Hilaturas Vega S.A.', ['Hilaturas Vega S.A.']],
    ['© 2022 - Tous droits réservés - Atelier Bleu Nuit', ['Atelier Bleu Nuit']],
    ['Copyright © 2018 All Rights Reserved 杭州青竹茶业有限公司 版权所有', ['杭州青竹茶业有限公司']],
    ['AMBER LANE © 2018 | Founded on 3 May 1965 | 4 Quay Street', ['AMBER LANE']],
    ['Home | © 2018 | Amber Lane Pottery | Terms', ['Amber Lane Pottery']],
    ['© 2023 Hilaturas Vega | Derechos Reservados', ['Hilaturas Vega']],
    ['© 2023 Derechos Reservados', []],
    ['© 2023 不得轉載', []],
    ['© 2021 כל הזכויות שמורות לגלי אור', ['גלי אור']],
    ['© כל הזכויות שמורות | סטודיו ענבר 2020', ['סטודיו ענבר']],
    ['© 2023 جميع الحقوق محفوظة لمكتبة النخيل. تصميم أفق', ['مكتبة النخيل']],
    ['© 2023 حقوق النشر محفوظة لـ', []],
    ['© 2023 الحقوق محفوظة لمكتبة النخيل', ['مكتبة النخيل']],
    ['© 2024 Frontpage', []],
    ['© 2024 Amber Lane Pottery / Jane Roe', ['Amber Lane Pottery']],
    ['© 2024 Lizenzen', []],
    ['© 2020 کلیه حقوق این سایت متعلق به نگارستان آبان میباشد', ['نگارستان آبان']],
    ['© 2020 สงวนลิขสิทธิ์ Amber Lane', ['Amber Lane']],
    // Stop words within the name, and full stops that do not end a sentence
    ['© 2024 Hotel Elmhof', ['Hotel Elmhof']],
    ['© 2024 Elmstead Motel Tel: 0123 456789', ['Elmstead Motel']],
    ['© 2024 Xylophone Works', ['Xylophone Works']],
    ['© 2024 Contactory Ltd', ['Contactory Ltd']],
    ['© 2024 Zahnarztpraxis Dr. Lind', ['Zahnarztpraxis Dr. Lind']],
    ['© 2024 Bäckerei J. Lind. Alle Rechte vorbehalten.', ['Bäckerei J. Lind']],
    ['© 2020. All rights reserved.', []],
    ['© 2019. This website is operated by Orchard.', []],
    ['Photo: © Rowan Pike', []],
    ['Map data ©2023 Google', []],
    ['© Adobe Stock: 214577890', []],
    ['© 2020 iStock.com/roe', []],
    ['You may not violate copyright law.', []],
  ])('%s', (line, companies) => {
    expect(companiesIn('en', `<p>${line}</p>`)).toEqual(companies)
  })
})
