'use client';
import { getMe, type User, type UserSettingsInput, updateMySettings } from '../../client/resources/current-user.js';
import { answerHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of the user who calls. */
export const meQuery = recordQuery(getMe);

/** Reads the signed-in user, with the policies that define their permissions. */
export const useMe = answerHook(meQuery);

/** Changes some of one's own settings; the others stay. */
export const useUpdateMySettings = writeHook<User, UserSettingsInput>(updateMySettings, () => [['users', 'me']]);
