'use client';
import { useState } from 'react';

export function useDraft(_chatId: string | undefined): [text: string, setText: (text: string) => void] {
  return useState('');
}
