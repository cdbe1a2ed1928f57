import { useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { getDocument } from '#contract/documents.ts'
import { getProfile, saveProfile, storedProfileSchema } from '#contract/document-profile.ts'
import type { Profile } from '#core/documents/profile.ts'
import { api } from '../lib/api.ts'
import { queryClient, queryOf } from '../lib/queries.ts'

export type StoredProfile = z.output<typeof storedProfileSchema>

/** The facts, asked for again on every page: they follow the resume, which may have changed on another one. */
export const useStoredFacts = () => useQuery({ ...queryOf(getProfile), staleTime: 0 })

/** Changes of the facts themselves; every document sees them. */
export function useFacts(stored: StoredProfile) {
  const saving = useMutation({
    mutationFn: (profile: Profile) => api.call(saveProfile, { body: { version: stored.version, profile } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryOf(getProfile).queryKey, saved)
      return queryClient.invalidateQueries({ queryKey: [getDocument.path] })
    },
  })
  const withBullets = (
    entryId: string,
    change: (entry: Profile['entries'][number]) => Profile['entries'][number],
  ): Profile => ({
    ...stored.profile,
    entries: stored.profile.entries.map((entry) => (entry.id === entryId ? change(entry) : entry)),
  })
  return {
    error: saving.error,
    hold: (entryId: string, bulletId: string) =>
      saving.mutate(
        withBullets(entryId, (entry) => ({
          ...entry,
          bullets: entry.bullets.map((one) => (one.id === bulletId ? { ...one, isOnHold: true } : one)),
        })),
      ),
    /** The person's own word becomes a fact; its id comes back. */
    addBullet: (entryId: string, text: string, done: (bulletId: string) => void) => {
      const id = `bul_${crypto.randomUUID().replaceAll('-', '')}`
      const bullet = { id, text, isOnHold: false, sources: [{ kind: 'own' as const, name: '' }] }
      saving.mutate(
        withBullets(entryId, (entry) => ({ ...entry, bullets: [...entry.bullets, bullet] })),
        { onSuccess: () => done(id) },
      )
    },
  }
}

export type Facts = ReturnType<typeof useFacts>
