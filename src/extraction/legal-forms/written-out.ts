/**
 * Forms written out in full, each with what it is short for, beside those of the countries' own lists. They match as they
 * stand, with a capital at their start and in capitals.
 */
export const WRITTEN_OUT_BEHIND =
  // German and Dutch
  'Gesellschaft mit beschränkter Haftung = GmbH | gemeinnützige Gesellschaft mit beschränkter Haftung = gGmbH | ' +
  'Gesellschaft bürgerlichen Rechts = GbR | Besloten Vennootschap = BV | Naamloze Vennootschap = NV | ' +
  // Romance
  'Société à Responsabilité Limitée = SARL | Société Anonyme = SA | Société par Actions Simplifiée = SAS | ' +
  'Sociedad de Responsabilidad Limitada = SRL | Sociedad Anónima de Capital Variable = SA de CV | Sociedad Anónima Unipersonal = SAU | ' +
  'Sociedad Limitada Unipersonal = SLU | Sociedade Anônima = SA | Sociedade Anónima = SA | Sociedade Limitada = Lda | ' +
  'Sociedade Unipessoal Limitada = Unipessoal Lda | società a responsabilità limitata = Srl | Società a Responsabilità Limitata = Srl | ' +
  'società per azioni = SpA | Società per Azioni = SpA | Società in nome collettivo = Snc | societate cu răspundere limitată = SRL | ' +
  'Societate cu Răspundere Limitată = SRL | ' +
  // Slavic and Hungarian
  'spółka z ograniczoną odpowiedzialnością = sp. z o.o. | spółka akcyjna = SA | spółka jawna = sp. j. | ' +
  'spółka z ograniczoną odpowiedzialnością sp. k. = sp. z o.o. sp. k. | spółka komandytowa = sp. k. | ' +
  'akciová společnost = a.s. | akciová spoločnosť = a.s. | veřejná obchodní společnost = v.o.s. | verejná obchodná spoločnosť = v.o.s. | ' +
  'društvo s ograničenom odgovornošću = d.o.o. | družba z omejeno odgovornostjo = d.o.o. | korlátolt felelősségű társaság = Kft. | ' +
  'zártkörűen működő részvénytársaság = Zrt. | nyilvánosan működő részvénytársaság = Nyrt. | betéti társaság = Bt. | ' +
  // North, Baltic, Greek
  'Anpartsselskab = ApS | Allmennaksjeselskap = ASA | osakeyhtiö = Oy | osaühing = OÜ | aktsiaselts = AS | einkahlutafélag = ehf. | ' +
  'Ανώνυμη Εταιρεία = ΑΕ | Εταιρεία Περιορισμένης Ευθύνης = ΕΠΕ | Ιδιωτική Κεφαλαιουχική Εταιρεία = ΙΚΕ'

export const WRITTEN_OUT_BEFORE =
  'общество с ограниченной ответственностью = ООО | акционерное общество = АО | открытое акционерное общество = ОАО | ' +
  'закрытое акционерное общество = ЗАО | публичное акционерное общество = ПАО | непубличное акционерное общество = НАО | ' +
  'товарищество с ограниченной ответственностью = ТОО | товариство з обмеженою відповідальністю = ТОВ | ' +
  'приватне акціонерне товариство = ПрАТ | публічне акціонерне товариство = ПАТ | акціонерне товариство = АТ | ' +
  'приватне підприємство = ПП | таварыства з абмежаванай адказнасцю = ТАА | uždaroji akcinė bendrovė = UAB | ' +
  'sabiedrība ar ierobežotu atbildību = SIA | osaühing = OÜ | aktsiaselts = AS | công ty trách nhiệm hữu hạn = Công ty TNHH | ' +
  'Công ty Trách nhiệm Hữu hạn = Công ty TNHH'
