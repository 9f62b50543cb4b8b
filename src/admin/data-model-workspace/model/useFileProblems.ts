'use client';
import { useMemo } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { useDataModelValidation } from '../../../data/resources/data-model.js';
import { type FileProblems, problemsByFile } from '../../shared/branches/validationFiles.js';
import { plainPath } from './filePath.js';

/** Validates the branch of dev mode, and again after each change of its files. Returns the problems by path. */
export function useFileProblems({ deploymentId, branchName, isEnabled }: FileProblemsOptions): FoundProblems {
  const { data, error } = useDataModelValidation({ deploymentId, branchName }, { enabled: isEnabled });
  const problems = useMemo(
    () => new Map(data === undefined ? [] : problemsByFile(data).map((file) => [plainPath(file.fileName ?? ''), file] as const)),
    [data],
  );
  return isEnabled ? { problems, error: error ?? undefined } : { problems: none, error: undefined };
}

interface FileProblemsOptions {
  readonly deploymentId: number;
  readonly branchName: string | undefined;
  readonly isEnabled: boolean;
}

interface FoundProblems {
  readonly problems: ReadonlyMap<string, FileProblems>;
  readonly error: ServiceError | undefined;
}

const none: ReadonlyMap<string, FileProblems> = new Map();
