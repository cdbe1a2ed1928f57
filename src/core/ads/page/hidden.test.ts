import { expect, it } from 'vitest'
import { isHiddenElement } from './hidden.ts'

const isHidden = (style: string) => isHiddenElement('p', { style })

it.each([
  'transform: scale(0)',
  'transform: translateX(2px) scale(0.0)',
  'transform: scaleY(0)',
  'transform: scale3d(0, 0, 0)',
  'height: 0; overflow: hidden',
  'height:0;width:0;overflow:hidden',
  'overflow: clip; width: 0px !important',
])('takes %s for hidden', (style) => expect(isHidden(style)).toBe(true))

it.each([
  'transform: scale(0.9)',
  'transform: scale(1)',
  'height: 0',
  'height: 0.5em; overflow: hidden',
  'min-height: 0; overflow: hidden',
  'overflow: hidden',
])('shows %s', (style) => expect(isHidden(style)).toBe(false))
