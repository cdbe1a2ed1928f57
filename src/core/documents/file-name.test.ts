import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it('ends a name with one full stop, whatever the employer is called', () => {
  expect(fileNameOf(['Zeynep Karaca', 'Setbaşı A.Ş.'], 'pdf')).toBe('Zeynep-Karaca-Setbaşı-A.Ş.pdf')
  expect(fileNameOf(['…'], 'txt')).toBe('document.txt')
})
