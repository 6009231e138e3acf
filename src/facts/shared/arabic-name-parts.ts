/** Words in Arabic script that make one name with the next word: "servant of", "father of", "family of", "son of". */
export const ARABIC_NAME_PARTS = 'عبد|أبو|ابو|أبا|آل|ال|بن|ابن|بنت'
