import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'

/**
 * Goes home and resolves once that is what is shown. The router's own promise is earlier: until React has drawn the
 * new page the gate of the old one is still there, and would take somebody who logs out for a guest who wants in.
 */
export function useGoHome(): () => Promise<void> {
  const navigate = useNavigate()
  const { key } = useLocation()
  const onLeft = useRef<() => void>(undefined)
  // Each page is a new key, so its end is this effect's clean-up.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => () => onLeft.current?.(), [key])
  return async () => {
    const hasLeft = new Promise<void>((resolve) => {
      onLeft.current = resolve
    })
    await navigate(paths.home())
    await hasLeft
  }
}
