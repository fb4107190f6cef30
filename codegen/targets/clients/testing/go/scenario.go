package main

import (
	"context"
	"errors"
	"fmt"

	ui "example.com/mcpjavafxui"
)

var scenario = []step{
	{"snapshot", func(ctx context.Context, client *ui.Client) (facts, error) {
		snapshot, err := client.UIGetSnapshot(ctx, ui.UIGetSnapshotInput{Mode: ui.Ptr(ui.SnapshotModeFull)})
		if err != nil {
			return nil, err
		}
		stage := snapshot.Stages[0]
		root := stage.Scene.Root
		list := below(root, "list").Virtualization
		return facts{
			"schema": snapshot.Schema, "stageIndex": stage.StageIndex, "kind": stage.Kind, "title": stage.Title,
			"root": facts{"id": root.ID, "type": root.Type},
			"list": facts{"firstRow": list.VisibleRange.From, "itemsCount": list.ItemsCount},
		}, nil
	}},
	{"query", func(ctx context.Context, client *ui.Client) (facts, error) {
		output, err := client.UIQuery(ctx, ui.UIQueryInput{
			Selector: ui.Selector{Text: ui.Ptr("Submit"), Match: ui.Ptr(ui.TextMatchEquals)},
		})
		if err != nil {
			return nil, err
		}
		matches := []facts{}
		for _, match := range output.Matches {
			matches = append(matches, facts{"type": match.Type, "id": match.ID, "summary": match.Summary})
		}
		return facts{"matches": matches, "truncated": output.Truncated}, nil
	}},
	{"act", func(ctx context.Context, client *ui.Client) (facts, error) {
		output, err := client.UIPerform(ctx, ui.UIPerformInput{Actions: []ui.Action{
			ui.SetTextAction{Target: find(ctx, client, "#name"), Text: "Ada"},
			ui.SetTextAction{Target: find(ctx, client, "#email"), Text: "ada@example.org"},
			ui.ClickAction{Target: ui.Ptr(find(ctx, client, "#submit"))},
		}})
		if err != nil {
			return nil, err
		}
		status, err := client.UIGetNode(ctx, ui.UIGetNodeInput{Ref: find(ctx, client, "#status").Ref})
		if err != nil {
			return nil, err
		}
		return facts{"results": output.Results, "status": status.Text.Label}, nil
	}},
	{"stale", func(ctx context.Context, client *ui.Client) (facts, error) {
		victim := find(ctx, client, "#victim").Ref
		if _, err := client.UIPerform(ctx, click(ctx, client, "#remove")); err != nil {
			return nil, err
		}
		_, err := client.UIGetNode(ctx, ui.UIGetNodeInput{Ref: victim})
		refused, err := asError(err)
		if err != nil {
			return nil, err
		}
		details, _ := refused.StaleRefDetails()
		return facts{"code": refused.Code, "sameUid": details.Ref["uid"] == *victim.UID}, nil
	}},
	{"failed", func(ctx context.Context, client *ui.Client) (facts, error) {
		_, err := client.UIPerform(ctx, click(ctx, client, "#disabled-button"))
		refused, err := asError(err)
		if err != nil {
			return nil, err
		}
		details, _ := refused.ActionFailedDetails()
		return facts{
			"code": refused.Code, "failedIndex": details.FailedIndex,
			"reason": details.Reason, "results": len(details.Results),
		}, nil
	}},
	{"invalid", func(ctx context.Context, client *ui.Client) (facts, error) {
		_, err := client.UIQuery(ctx, ui.UIQueryInput{Selector: ui.Selector{CSS: ui.Ptr(":::")}})
		refused, err := asError(err)
		if err != nil {
			return nil, err
		}
		details, _ := refused.InvalidInputDetails()
		pointers := []string{}
		for _, issue := range details.Issues {
			pointers = append(pointers, issue.Pointer)
		}
		return facts{"code": refused.Code, "pointers": pointers}, nil
	}},
	{"timeout", func(ctx context.Context, client *ui.Client) (facts, error) {
		email := find(ctx, client, "#email")
		text := ui.SetTextAction{Target: find(ctx, client, "#hang-ms"), Text: "10000"}
		hang := click(ctx, client, "#hang")
		if _, err := client.UIPerform(ctx, ui.UIPerformInput{Actions: []ui.Action{text}}); err != nil {
			return nil, err
		}
		hang.AwaitUIIdle = ui.Ptr(false)
		if _, err := client.UIPerform(ctx, hang); err != nil {
			return nil, err
		}
		_, err := client.UIPerform(ctx, ui.UIPerformInput{
			Actions:   []ui.Action{ui.FocusAction{Target: email}},
			TimeoutMs: ui.Ptr(300),
		})
		refused, err := asError(err)
		if err != nil {
			return nil, err
		}
		details, _ := refused.TimeoutDetails()
		return facts{"code": refused.Code, "timeoutMs": details.TimeoutMs}, nil
	}},
}

func click(ctx context.Context, client *ui.Client, css string) ui.UIPerformInput {
	return ui.UIPerformInput{Actions: []ui.Action{ui.ClickAction{Target: ui.Ptr(find(ctx, client, css))}}}
}

// find gives the only match; without one the scenario makes no sense.
func find(ctx context.Context, client *ui.Client, css string) ui.ActionTarget {
	output, err := client.UIQuery(ctx, ui.UIQueryInput{Selector: ui.Selector{CSS: &css}})
	if err != nil {
		panic(err)
	}
	if len(output.Matches) != 1 {
		panic(fmt.Sprintf("expected one match of %s, got %d", css, len(output.Matches)))
	}
	return ui.ActionTarget{Ref: ui.NodeRefInput{UID: &output.Matches[0].Ref.UID}}
}

func below(node ui.UINode, id string) *ui.UINode {
	if node.ID != nil && *node.ID == id {
		return &node
	}
	for _, child := range node.Children {
		if found := below(child, id); found != nil {
			return found
		}
	}
	return nil
}

func asError(err error) (*ui.Error, error) {
	var refused *ui.Error
	if errors.As(err, &refused) {
		return refused, nil
	}
	return nil, fmt.Errorf("expected an error of the tool, got %v", err)
}
